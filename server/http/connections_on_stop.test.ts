/** A node that stops does not wait for bodies that never arrive, and answers those that have arrived. */
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { uploadApi } from '#contract/upload.ts'
import { testApp } from '../../tests/support/app.ts'
import { form, withExif } from '../../tests/support/files.ts'

/** A node that has received only the beginning of an upload. */
async function halfAnUpload() {
  const { app, make } = await testApp()
  const { token } = await make.user()
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  const { payload, headers } = form(
    { file_type: 'image', usage: 'avatar' },
    { name: 'a.jpg', bytes: await withExif(600, 300) },
  )
  const agent = new Agent({ keepAlive: true })
  const sent = { ...headers, 'access-token': token, 'content-length': payload.length }
  const upload = request(origin + uploadApi.upload.path, { method: 'POST', headers: sent, agent })
  const reached = once(app.server, 'request')
  upload.write(payload.subarray(0, 400))
  await reached
  return { app, upload, rest: payload.subarray(400) }
}

/** How long a node took to stop, in milliseconds. */
async function stop(app: { close(): Promise<unknown> }): Promise<number> {
  const begun = performance.now()
  await app.close()
  return performance.now() - begun
}

test('a sender that falls silent does not delay the stop', async () => {
  const { app, upload } = await halfAnUpload()
  const ended = once(upload, 'error')
  expect(await stop(app)).toBeLessThan(3000)
  expect(String(await ended)).toContain('hang up')
})

test('a request that arrives in time is answered, and its open connection does not delay the stop', async () => {
  const { app, upload, rest } = await halfAnUpload()
  const answered = once(upload, 'response') as Promise<[IncomingMessage]>
  const stopping = stop(app)
  setTimeout(() => upload.end(rest), 300)
  const [answer] = await answered
  answer.resume()
  expect(answer.statusCode).toBeGreaterThanOrEqual(200)
  expect(await stopping).toBeLessThan(3000)
})
