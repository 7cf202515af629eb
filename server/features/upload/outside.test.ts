/** Files from addresses elsewhere: what is taken over, what is refused, and that nothing stays where something failed. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { uploadApi, thumbAddress, type FileType, type Usage } from '#contract/upload.ts'
import { upload as uploads } from '#server/db/tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import { startsWith, withExif } from '../../../tests/support/files.ts'
import { openOutsideSite } from '../../../tests/support/outside_site.ts'
import { outsideFiles, publicRules } from './outside.ts'

const { app, deps, make, dataDir, raw, pass } = await testApp()
const site = await openOutsideSite()
afterAll(() => site.close())
const { origin, answers, asked, give, lead } = site
const jpeg = await withExif(600, 300)
const pdf = startsWith('%PDF-1.4')

beforeEach(() => {
  deps.outside = site.outside()
  asked.length = 0
  // Nobody runs into the limit of another test.
  pass(3601)
})

type Asked = { file_type?: FileType; usage?: Usage; list?: '1'; token?: string }
const user = await make.user()
const fetchFile = async (
  address: string,
  { file_type = 'image', usage = 'avatar', list, token = user.token }: Asked = {},
) => {
  const { status, body, data, headers } = await raw(
    uploadApi.fetch,
    { body: { address, file_type, usage, ...(list && { list }) } },
    { token, language: 'en-US' },
  )
  return { status, data, headers, ...(body as { code?: string; detail?: string }) }
}
const get = (url: string) => app.inject({ method: 'GET', url })
const rowsOf = () => deps.database.orm.select().from(uploads)
const left = async () => ({
  rows: (await rowsOf()).length,
  stored: (await readdir(path.join(dataDir, 'uploads'), { recursive: true })).filter((f) => f.includes('.')),
  incoming: await readdir(path.join(dataDir, 'incoming')),
})
/** How a file is refused; what was there before stands there afterwards, and nothing else. */
async function refusal(address: string, given: Asked = {}) {
  const before = await left()
  const { code, detail } = await fetchFile(address, given)
  expect(await left()).toEqual(before)
  return { code, detail }
}

describe('what is taken over', () => {
  test('a picture is drawn anew with its small one, and belongs to whoever asked', async () => {
    give('/yard/ring.JPG?size=large', await withExif(3000, 1000))
    const { status, data } = await fetchFile(`${origin}/yard/ring.JPG?size=large`)
    expect(status).toBe(200)
    expect(data).toMatch(/^\/uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}\.webp$/)
    const { format, exif, height } = await sharp((await get(data)).rawPayload).metadata()
    expect({ format, exif, height }).toEqual({ format: 'webp', exif: undefined, height: 2400 })
    expect((await get(thumbAddress(data))).statusCode).toBe(200)
    const row = (await rowsOf()).find(({ address }) => address === data)
    expect(row).toMatchObject({ account_id: user.id, usage: 'avatar', file_type: 'image' })
    expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
  })

  test('the site learns nothing of the person, and is asked once', async () => {
    give('/a.jpg', jpeg)
    await fetchFile(`${origin}/a.jpg`)
    expect(asked).toHaveLength(1)
    expect(Object.keys(asked[0]?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    )
  })

  test('the content type names what the address does not', async () => {
    give('/download?id=3', jpeg, 'image/jpeg; charset=binary')
    expect((await fetchFile(`${origin}/download?id=3`)).status).toBe(200)
    give('/file', pdf, 'application/pdf')
    const { data } = await fetchFile(`${origin}/file`, { file_type: 'document', usage: 'drawing' })
    expect(data).toMatch(/^\/uploads\/private\/.*\.pdf\?/)
  })

  test('three redirects are followed, a fourth is not', async () => {
    give('/end.jpg', jpeg)
    lead('/1', '/end.jpg')
    lead('/2', `${origin}/1`)
    lead('/3', '/2')
    lead('/4', '/3')
    expect((await fetchFile(`${origin}/3`)).status).toBe(200)
    expect(await refusal(`${origin}/4`)).toMatchObject({ code: 'address_unreachable' })
  })
})

describe('what is refused like any upload', () => {
  test.each<[string, Buffer | string, string | undefined, string]>([
    ['/page.html', '<html></html>', 'text/html', 'address_no_file'],
    ['/shown.jpg', '<html></html>', 'text/html; charset=utf-8', 'address_no_file'],
    ['/lying.jpg', '<html></html>', 'image/jpeg', 'file_damaged'],
    ['/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'address_no_file'],
    ['/x.png', jpeg, undefined, 'file_damaged'],
    ['/nothing', jpeg, undefined, 'address_no_file'],
    ['/empty.jpg', '', undefined, 'file_damaged'],
  ])('%s', async (at, body, type, code) => {
    give(at, body, type)
    expect(await refusal(origin + at)).toMatchObject({ code })
  })

  test('too much is not read to its end, whether announced or not', async () => {
    answers.set('/announced.jpg', (_, response) => {
      response.writeHead(200, { 'content-length': 40 * 1024 * 1024 }).write(jpeg)
    })
    expect(await refusal(`${origin}/announced.jpg`)).toEqual({
      code: 'file_too_large',
      detail: 'resource size cannot exceed 20 MB',
    })
    let sent = 0
    const { promise: cut, resolve } = Promise.withResolvers<void>()
    answers.set('/endless.jpg', (_, response) => {
      response.on('close', resolve).writeHead(200)
      const chunk = Buffer.alloc(1024 * 1024)
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += 1
        sent += 1
      }
      response.on('drain', more).write(jpeg)
      more()
    })
    expect(await refusal(`${origin}/endless.jpg`, { list: '1' })).toEqual({
      code: 'file_too_large',
      detail: 'resource size cannot exceed 5 MB',
    })
    await cut
    expect(sent).toBeLessThan(40)
  })

  test('app packages and back-office pictures need their right, before anything is asked elsewhere', async () => {
    give('/a.apk', startsWith('PK'))
    expect((await fetchFile(`${origin}/a.apk`, { file_type: 'apk' })).status).toBe(403)
    expect((await fetchFile(`${origin}/a.jpg`, { usage: 'admin' })).status).toBe(403)
    expect(asked).toEqual([])
    const { token } = await make.operator(['admin_tag.get'])
    give('/a.jpg', jpeg)
    expect((await fetchFile(`${origin}/a.jpg`, { usage: 'admin', token })).status).toBe(200)
  })

  test('a day has no more room than for uploads', async () => {
    const { token } = await make.user()
    const large = Buffer.concat([jpeg, Buffer.alloc(19 * 1024 * 1024)])
    give('/large.jpg', large)
    for (let at = 0; at < 3; at += 1)
      expect((await fetchFile(`${origin}/large.jpg`, { token })).status).toBe(200)
    expect(await refusal(`${origin}/large.jpg`, { token })).toMatchObject({ code: 'quota_exhausted' })
  })

  test('sixty in an hour, for each account by itself', async () => {
    const { token } = await make.user()
    for (let at = 0; at < 60; at += 1)
      expect((await fetchFile(`${origin}/absent.jpg`, { token })).code).toBe('address_unreachable')
    const { status, code, headers } = await fetchFile(`${origin}/absent.jpg`, { token })
    expect({ status, code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await fetchFile(`${origin}/absent.jpg`)).code).toBe('address_unreachable')
  })
})

describe('what cannot be had', () => {
  test('a site that says nothing, or falls silent, is given up', async () => {
    expect(publicRules().patience).toEqual({ all: 10_000, silence: 5_000 })
    deps.outside = site.outside({ all: 10_000, silence: 200 })
    answers.set('/silent.jpg', () => {})
    expect(await refusal(`${origin}/silent.jpg`)).toMatchObject({ code: 'address_unreachable' })
    answers.set('/half.jpg', (_, response) => void response.writeHead(200).write(jpeg.subarray(0, 400)))
    expect(await refusal(`${origin}/half.jpg`)).toMatchObject({ code: 'address_unreachable' })
  })

  test('a site that trickles is given up too', async () => {
    deps.outside = site.outside({ all: 600, silence: 200 })
    answers.set('/slow.jpg', (_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect(await refusal(`${origin}/slow.jpg`)).toMatchObject({ code: 'address_unreachable' })
  })

  test('a file that breaks off, and a port where nobody listens', async () => {
    answers.set('/broken.jpg', (request, response) => {
      response.writeHead(200, { 'content-length': jpeg.length }).write(jpeg.subarray(0, 400))
      setTimeout(() => request.socket.destroy(), 20)
    })
    expect(await refusal(`${origin}/broken.jpg`)).toMatchObject({ code: 'address_unreachable' })
    expect(await refusal(`${origin}/gone.jpg`)).toEqual({
      code: 'address_unreachable',
      detail: problems.address_unreachable.en,
    })
  })

  test('what is under way ends when the node stops, and when whoever asked goes away', async () => {
    answers.set('/silent.jpg', () => {})
    const wanted = { storage: deps.storage, allowed: ['jpg'], limit: 1000 } as const
    const gone = new AbortController()
    const given = deps.outside.fetch(`${origin}/silent.jpg`, { ...wanted, signal: gone.signal })
    gone.abort()
    await expect(given).rejects.toMatchObject({ code: 'address_unreachable' })
    const stopped = deps.outside.fetch(`${origin}/silent.jpg`, {
      ...wanted,
      signal: new AbortController().signal,
    })
    deps.outside.close()
    await expect(stopped).rejects.toMatchObject({ code: 'unavailable' })
    expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
  })

  test('a caller that hangs up ends what is asked elsewhere', async () => {
    const local = await app.listen({ host: '127.0.0.1', port: 0 })
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    answers.set('/held.jpg', (request) => {
      request.socket.on('close', end)
      reach()
    })
    const leaving = new AbortController()
    const asking = fetch(local + uploadApi.fetch.path, {
      method: 'POST',
      signal: leaving.signal,
      headers: { 'content-type': 'application/json', 'access-token': user.token },
      body: JSON.stringify({ address: `${origin}/held.jpg`, file_type: 'image', usage: 'avatar' }),
    })
    await reached
    leaving.abort()
    await expect(asking).rejects.toThrow('aborted')
    await ended
  })
})

describe('where nobody is sent', () => {
  test.each(['https://10.0.0.1/a.jpg', 'https://127.0.0.1/a.jpg', 'http://pictures.example.com/a.jpg'])(
    'a redirect to %s is not followed',
    async (to) => {
      lead('/away.jpg', to)
      expect(await refusal(`${origin}/away.jpg`)).toMatchObject({ code: 'address_refused' })
    },
  )

  test.each([
    'https://localhost/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://0x7f000001/a.jpg',
    'https://2130706433/a.jpg',
    'https://169.254.169.254/latest/meta-data/a.jpg',
    'https://100.100.100.200/a.jpg',
    'https://192.168.1.1/a.jpg',
    'https://[::1]/a.jpg',
    'https://[::ffff:127.0.0.1]/a.jpg',
    'https://[fd00::1]/a.jpg',
    'https://[fe80::1]/a.jpg',
    'https://db.internal/a.jpg',
    'https://name:password@pictures.example.com/a.jpg',
    'https://pictures.example.com:8443/a.jpg',
  ])('the real rule refuses %s', async (address) => {
    deps.outside = outsideFiles()
    expect(await refusal(address)).toEqual({ code: 'address_refused', detail: problems.address_refused.en })
  })

  test.each([
    ['this machine', ['127.0.0.1']],
    ['a public place and an inner one', ['93.184.215.14', '10.0.0.7']],
    ['nowhere', []],
  ])('the real rule refuses a name that leads to %s', async (_, found) => {
    const names: string[] = []
    const rules = publicRules((hostname, _options, callback) => {
      names.push(hostname)
      callback(
        null,
        found.map((address) => ({ address, family: 4 })),
      )
    })
    deps.outside = outsideFiles(rules)
    expect(await refusal('https://pictures.example.com/a.jpg')).toMatchObject({ code: 'address_refused' })
    expect(names).toEqual(['pictures.example.com'])
  })

  test.each([
    'http://pictures.example.com/a.jpg',
    'ftp://x.example/a.jpg',
    '/uploads/a.jpg',
    'https://',
    'https://[/a.jpg',
    '',
  ])('%j is no address to fetch from', async (address) => {
    expect((await fetchFile(address)).status).toBe(400)
    expect(asked).toEqual([])
  })
})
