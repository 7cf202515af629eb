/** Files from external addresses: which are accepted and which refused, and that failures leave nothing behind. */
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { problems } from '#contract/problems.ts'
import { thumbAddress } from '#contract/thumb_address.ts'
import { uploadApi } from '#contract/upload.ts'
import { appPackage, pdfFile, startsWith, withExif } from '../../../tests/support/files.ts'
import { outsideFetching, type FetchRequest } from '../../../tests/support/outside_fetching.ts'
import { publicRules } from './outside.ts'
import { mp4 } from '../../../tests/support/video_files.ts'

const { market, site, user, fetchFile, rowsOf, refusal } = await outsideFetching()
const { app, deps, make, dataDir } = market
const { origin, answers, requests, serve, redirect } = site
const jpeg = await withExif(600, 300)
const pdf = pdfFile()
const get = (url: string) => app.inject({ method: 'GET', url })

describe('fetching a file by its address', () => {
  test('re-encodes a picture, creates a thumbnail, and gives both to the caller', async () => {
    serve('/yard/ring.JPG?size=large', await withExif(3000, 1000))
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

  test('sends the site one request without any data of the person', async () => {
    serve('/a.jpg', jpeg)
    await fetchFile(`${origin}/a.jpg`)
    expect(requests).toHaveLength(1)
    expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual(
      ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
    )
  })

  test('uses the content type if the address has no extension', async () => {
    serve('/download?id=3', jpeg, 'image/jpeg; charset=binary')
    expect((await fetchFile(`${origin}/download?id=3`)).status).toBe(200)
    serve('/file', pdf, 'application/pdf')
    const { data } = await fetchFile(`${origin}/file`, { file_types: ['document'], usage: 'drawing' })
    expect(data).toMatch(/^\/uploads\/private\/.*\.pdf\?/)
  })

  test('detects which of several allowed types the file has', async () => {
    const either: FetchRequest = { file_types: ['document', 'image'], usage: 'certificate', list: '1' }
    serve('/scan?id=1', jpeg, 'image/jpeg')
    serve('/scan?id=2', pdf, 'application/pdf')
    serve('/view.php', jpeg, 'image/jpeg')
    serve('/sheet.pdf', pdf)
    const taken = async (at: string) => {
      const { data, type } = await fetchFile(origin + at, either)
      return [type, /\.\w+(?=\?)/.exec(data ?? '')?.[0]]
    }
    expect(await taken('/scan?id=1')).toEqual(['image', '.webp'])
    expect(await taken('/scan?id=2')).toEqual(['document', '.pdf'])
    expect(await taken('/view.php')).toEqual(['image', '.webp'])
    expect(await taken('/sheet.pdf')).toEqual(['document', '.pdf'])
    serve('/clip', mp4(), 'video/mp4')
    expect(await refusal(`${origin}/clip`, either)).toEqual({
      code: 'address_no_file',
      detail: expect.stringContaining('pdf/doc/docx/xlsx/jpg/png/bmp/jpeg/webp'),
    })
  })

  test('applies the smaller limit of a list to pictures but not to documents', async () => {
    const listed: FetchRequest = { file_types: ['document', 'image'], usage: 'certificate', list: '1' }
    serve('/large?id=1', Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)]), 'image/jpeg')
    serve('/large?id=2', Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024)]), 'application/pdf')
    expect(await refusal(`${origin}/large?id=1`, listed)).toMatchObject({ code: 'file_too_large' })
    expect((await fetchFile(`${origin}/large?id=2`, listed)).type).toBe('document')
  })

  test('follows three redirects but not a fourth', async () => {
    serve('/end.jpg', jpeg)
    redirect('/1', '/end.jpg')
    redirect('/2', `${origin}/1`)
    redirect('/3', '/2')
    redirect('/4', '/3')
    expect((await fetchFile(`${origin}/3`)).status).toBe(200)
    expect(await refusal(`${origin}/4`)).toMatchObject({ code: 'address_unreachable' })
  })
})

describe('a fetched file is refused like any upload:', () => {
  test.each<[string, Buffer | string, string | undefined, string]>([
    ['/page.html', '<html></html>', 'text/html', 'address_no_file'],
    ['/shown.jpg', '<html></html>', 'text/html; charset=utf-8', 'address_no_file'],
    ['/lying.jpg', '<html></html>', 'image/jpeg', 'file_damaged'],
    ['/x.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml', 'address_no_file'],
    ['/x.png', jpeg, undefined, 'file_damaged'],
    ['/nothing', jpeg, undefined, 'address_no_file'],
    ['/empty.jpg', '', undefined, 'file_damaged'],
  ])('%s', async (at, body, type, code) => {
    serve(at, body, type)
    expect(await refusal(origin + at)).toMatchObject({ code })
  })

  test('reading stops at the size limit, whether the size was announced or not', async () => {
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

  test('app packages and back-office pictures need their right, which is checked before fetching', async () => {
    serve('/a.apk', startsWith('PK'))
    expect((await fetchFile(`${origin}/a.apk`, { file_types: ['image', 'apk'] })).status).toBe(403)
    expect((await fetchFile(`${origin}/a.jpg`, { usage: 'admin' })).status).toBe(403)
    expect(requests).toEqual([])
    const { token } = await make.operator(['admin_tag.get'])
    serve('/a.jpg', jpeg)
    expect((await fetchFile(`${origin}/a.jpg`, { usage: 'admin', token })).status).toBe(200)
    const { token: ofEditions } = await make.operator(['app_edition.get'])
    serve('/a.apk', appPackage('apk'))
    expect(
      await fetchFile(`${origin}/a.apk`, { file_types: ['apk', 'wgt'], usage: 'admin', token: ofEditions }),
    ).toMatchObject({ status: 200, type: 'apk', data: expect.stringMatching(/^\/uploads\/.*\.apk$/) })
  })

  test('fetched files count towards the daily limit of uploads', async () => {
    const { token } = await make.user()
    const large = Buffer.concat([jpeg, Buffer.alloc(19 * 1024 * 1024)])
    serve('/large.jpg', large)
    for (let at = 0; at < 3; at += 1)
      expect((await fetchFile(`${origin}/large.jpg`, { token })).status).toBe(200)
    expect(await refusal(`${origin}/large.jpg`, { token })).toMatchObject({ code: 'quota_exhausted' })
  })

  test('each account may fetch sixty files an hour', async () => {
    const { token } = await make.user()
    for (let at = 0; at < 60; at += 1)
      expect((await fetchFile(`${origin}/absent.jpg`, { token })).code).toBe('address_unreachable')
    const { status, code, headers } = await fetchFile(`${origin}/absent.jpg`, { token })
    expect({ status, code }).toEqual({ status: 429, code: 'too_many_requests' })
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    expect((await fetchFile(`${origin}/absent.jpg`)).code).toBe('address_unreachable')
  })
})

describe('fetching fails', () => {
  test('after a time limit if the site does not answer or falls silent', async () => {
    expect(publicRules().patience).toEqual({ all: 10_000, silence: 5_000 })
    deps.outside = site.outside({ all: 10_000, silence: 200 })
    answers.set('/silent.jpg', () => {})
    expect(await refusal(`${origin}/silent.jpg`)).toMatchObject({ code: 'address_unreachable' })
    answers.set('/half.jpg', (_, response) => void response.writeHead(200).write(jpeg.subarray(0, 400)))
    expect(await refusal(`${origin}/half.jpg`)).toMatchObject({ code: 'address_unreachable' })
  })

  test('after a time limit if the site sends too slowly', async () => {
    deps.outside = site.outside({ all: 600, silence: 200 })
    answers.set('/slow.jpg', (_, response) => {
      response.writeHead(200)
      const timer = setInterval(() => response.write('x'), 50)
      response.on('close', () => clearInterval(timer))
    })
    expect(await refusal(`${origin}/slow.jpg`)).toMatchObject({ code: 'address_unreachable' })
  })

  test('if the file breaks off or nobody listens on the port', async () => {
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

  test('if the node stops or the caller goes away', async () => {
    answers.set('/silent.jpg', () => {})
    const wanted = { storage: deps.storage, allowed: ['jpg'], limitOf: () => 1000 } as const
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

  test('and ends its request to the site if the caller hangs up', async () => {
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
      body: JSON.stringify({ address: `${origin}/held.jpg`, file_types: ['image'], usage: 'avatar' }),
    })
    await reached
    leaving.abort()
    await expect(asking).rejects.toThrow('aborted')
    await ended
  })
})
