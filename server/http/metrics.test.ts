import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { testApp } from '../../tests/support/app.ts'

/** A port on which nothing listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

const metricsPort = await freePort()
const { app } = await testApp({ metricsPort })
const origin = await app.listen({ host: '127.0.0.1', port: 0 })

test('metrics on their own port count answers by route and status, not by address', async () => {
  await fetch(`${origin}/api/quotation/?keyword=typed-by-somebody`)
  await fetch(`${origin}/api/quotation/QNOBODY99/`)
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text()
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/quotation/",status="200"} 1',
  )
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/quotation/:code/",status="404"} 1',
  )
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/typed-by-somebody|QNOBODY99/)
  expect((await fetch(`${origin}/metrics`)).status).toBe(404)
})
