import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { thumbAddress } from '#contract/thumb_address.ts'
import { uploadApi, type FileType, type Usage } from '#contract/upload.ts'
import { upload as uploads } from '#server/db/upload_tables.ts'
import { testApp } from '../../../tests/support/app.ts'
import {
  appPackage,
  bitmap,
  cutOff,
  form,
  officeFile,
  pdfFile,
  startsWith,
  wordFile,
  withExif,
} from '../../../tests/support/files.ts'
import { avi, flv, matroska, mp4, mpeg } from '../../../tests/support/video_files.ts'

const { app, deps, make, dataDir, pass } = await testApp()
const user = await make.user()

type Sent = {
  name: string
  bytes: Buffer
  file_type?: FileType
  usage?: Usage
  list?: '1'
  token?: string | undefined
}
async function upload(sent: Sent) {
  const { name, bytes, file_type = 'image', usage = 'avatar', list, token = user.token } = sent
  const { payload, headers } = form({ file_type, usage, ...(list && { list }) }, { name, bytes })
  const response = await app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload,
    headers: { ...headers, 'accept-language': 'en-US', 'access-token': token },
  })
  return {
    status: response.statusCode,
    ...(response.json() as { data: string; detail: string; code: string }),
  }
}
const stored = async () =>
  (await readdir(path.join(dataDir, 'uploads'), { recursive: true })).filter((f) => f.includes('.'))
const get = (url: string) => app.inject({ method: 'GET', url })
const jpeg = await withExif(600, 300)

test('an upload without a session is refused without reading its body', async () => {
  const response = await app.inject({ method: 'POST', url: uploadApi.upload.path, payload: 'x' })
  expect(response.statusCode).toBe(401)
})

test('a form without the file, with unknown fields or without fields is refused at the field', async () => {
  const { payload, headers } = form({ file_type: 'image', usage: 'avatar' })
  const none = await app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload,
    headers: { ...headers, 'access-token': user.token },
  })
  expect(none.json()).toMatchObject({ code: 'validation_failed', data: { file: expect.any(String) } })
  expect(await upload({ name: 'a.jpg', bytes: jpeg, usage: 'poster' as Usage })).toMatchObject({
    status: 400,
    data: { usage: expect.any(String) },
  })
})

test('app packages are for operators of app editions, back-office pictures for operators', async () => {
  const bytes = Buffer.from('PK')
  expect((await upload({ name: 'a.apk', bytes, file_type: 'apk' })).status).toBe(403)
  const { token } = await make.operator(['admin_tag.get'])
  expect((await upload({ name: 'a.wgt', bytes, file_type: 'wgt', token })).status).toBe(403)
  expect((await upload({ name: 'a.jpg', bytes: jpeg, usage: 'admin' })).status).toBe(403)
  expect((await upload({ name: 'a.jpg', bytes: jpeg, usage: 'admin', token })).status).toBe(200)
})

test('a picture is stored as WebP, upright, without EXIF, with a thumbnail, under a random name', async () => {
  const { data } = await upload({ name: 'my secret name.JPG', bytes: await withExif(3000, 1000) })
  expect(data).toMatch(/^\/uploads\/\d{4}\/\d{2}\/[0-9a-f]{32}\.webp$/)
  const picture = await get(data)
  const { format, exif, width, height } = await sharp(picture.rawPayload).metadata()
  // EXIF orientation 6: the stored picture is rotated by a quarter.
  expect({ format, exif, width, height }).toEqual({
    format: 'webp',
    exif: undefined,
    width: 800,
    height: 2400,
  })
  const thumb = await sharp((await get(thumbAddress(data))).rawPayload).metadata()
  expect(thumb.height).toBe(480)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect(picture.headers['content-security-policy']).toContain('sandbox')
})

test.each([
  ['24 bits', bitmap(24, [0xff0000, 0x00ff00], 32)],
  ['32 bits', bitmap(32, [0xff0000, 0x00ff00], 32)],
  ['8 bits with a palette', bitmap(8, [0xff0000, 0x00ff00], 32)],
])('a bitmap of %s keeps its colours', async (_, bytes) => {
  const { data } = await upload({ name: 'scan.bmp', bytes })
  const { data: pixels } = await sharp((await get(data)).rawPayload)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number) =>
    [...pixels.subarray((16 * 64 + x) * 3, (16 * 64 + x) * 3 + 3)].map((part) => part > 128)
  expect(at(8)).toEqual([true, false, false])
  expect(at(56)).toEqual([false, true, false])
})

test('a bitmap that claims to be gigantic is refused before memory is allocated', async () => {
  const bytes = bitmap(24, [0, 0], 2)
  bytes.writeInt32LE(60_000, 18)
  bytes.writeInt32LE(60_000, 22)
  expect((await upload({ name: 'bomb.bmp', bytes })).code).toBe('picture_pixels')
})

/** A square picture of one bit per pixel, which is small as a file however large it is. */
function whitePng(side: number): Buffer {
  const part = (name: string, data: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(named))
    return Buffer.concat([length, named, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side)
  head.writeUInt32BE(side, 4)
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + Math.ceil(side / 8))))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, part('IHDR', head), part('IDAT', rows), part('IEND', Buffer.alloc(0))])
}

test('a picture of 20,000 by 20,000 pixels is refused with its reason before it is decompressed', async () => {
  const refused = await upload({ name: 'licence.png', bytes: whitePng(20_000) })
  expect(refused).toMatchObject({ code: 'picture_pixels', status: 413 })
  expect(refused.detail).toContain('50')
})

test('when too many pictures wait, the next one is refused with Retry-After and leaves nothing behind', async () => {
  const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
  const waiting = Array.from({ length: 42 }, (_, accountId) =>
    deps.pictures.queue.run(-accountId, () => held),
  )
  const before = await stored()
  const { payload, headers } = form({ file_type: 'image', usage: 'avatar' }, { name: 'a.jpg', bytes: jpeg })
  const sent = { payload, headers: { ...headers, 'access-token': user.token, 'accept-language': 'en-US' } }
  const response = await app.inject({ method: 'POST', url: uploadApi.upload.path, ...sent })
  expect(response.json()).toMatchObject({ status: 503, code: 'pictures_waiting' })
  expect(response.headers['retry-after']).toBe('5')
  expect(await stored()).toEqual(before)
  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
  letGo()
  await Promise.allSettled(waiting)
  expect((await upload({ name: 'a.jpg', bytes: jpeg })).status).toBe(200)
})

test.each([
  ['HTML named .jpg', 'page.jpg', Buffer.from('<html><script>alert(1)</script></html>'), 'file_damaged'],
  ['SVG named .png', 'x.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_damaged'],
  ['PNG named .jpg', 'x.jpg', await sharp(jpeg).png().toBuffer(), 'file_damaged'],
  ['a cut-off JPEG', 'x.jpg', cutOff(jpeg), 'file_damaged'],
  ['an empty file', 'x.jpg', Buffer.alloc(0), 'file_damaged'],
  ['SVG', 'x.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'file_type_refused'],
  ['no extension', 'picture', jpeg, 'file_type_refused'],
])('%s is refused and leaves nothing behind', async (_, name, bytes, code) => {
  const before = await stored()
  expect(await upload({ name, bytes })).toMatchObject({ status: 415, code })
  expect(await stored()).toEqual(before)
  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
})

test('a WebP picture is accepted, drawn anew like every other, and only with its content', async () => {
  const bytes = await sharp(jpeg).webp().toBuffer()
  const { data } = await upload({ name: 'photo.webp', bytes })
  expect(data).toMatch(/^\/uploads\/.*\.webp$/)
  expect((await sharp((await get(data)).rawPayload).metadata()).format).toBe('webp')
  expect((await upload({ name: 'photo.webp', bytes: jpeg })).code).toBe('file_damaged')
  expect((await upload({ name: 'photo.webp', bytes: startsWith('RIFF\x24\0\0\0WEBPVP8 ') })).code).toBe(
    'file_damaged',
  )
})

test.each<[FileType, string, Buffer]>([
  ['video', 'mp4', mp4()],
  ['video', 'avi', avi()],
  ['video', 'flv', flv()],
  ['video', 'mkv', matroska()],
  ['video', 'mpeg', mpeg()],
  ['document', 'pdf', pdfFile()],
  ['document', 'doc', wordFile()],
  ['document', 'docx', officeFile('wordprocessingml.document')],
  ['document', 'xlsx', officeFile('spreadsheetml.sheet')],
  ['apk', 'apk', appPackage('apk')],
  ['wgt', 'wgt', appPackage('wgt')],
])('%s: .%s is accepted only with matching content', async (file_type, extension, bytes) => {
  const { token } = await make.operator(['app_edition.get'])
  const sent = { name: `x.${extension}`, file_type, token }
  expect((await upload({ ...sent, bytes })).data).toMatch(new RegExp(`^/uploads/.*\\.${extension}$`))
  expect((await upload({ ...sent, bytes: jpeg })).code).toBe('file_damaged')
})

test.each([
  ['dwg', startsWith('AC1032\0\0\0\0')],
  ['dxf', Buffer.from('999\r\nflange\r\n  0\r\nSECTION\r\n  2\r\nHEADER\r\n  0\r\nEOF\r\n')],
  ['dxf', Buffer.from('AutoCAD Binary DXF\r\n\x1a\0\0SECTION\0\0EOF\0', 'latin1')],
  ['step', Buffer.from('ISO-10303-21;\nHEADER;\nEND-ISO-10303-21;\n')],
  ['stp', Buffer.from('\ufeffISO-10303-21;\nHEADER;\nEND-ISO-10303-21;\n')],
])(
  'a drawing as .%s is stored unchanged, only for drawings and only with matching content',
  async (extension, bytes) => {
    const sent = { name: `flange.${extension}`, file_type: 'document', usage: 'drawing' } as const
    const { data } = await upload({ ...sent, bytes })
    expect(data).toMatch(new RegExp(`^/uploads/private/.*\\.${extension}\\?`))
    const file = await get(data)
    expect(file.rawPayload.equals(bytes)).toBe(true)
    expect(file.headers['content-disposition']).toBe('attachment')
    expect((await upload({ ...sent, bytes: jpeg })).code).toBe('file_damaged')
    expect((await upload({ ...sent, bytes: Buffer.from('<html>0 SECTION') })).code).toBe('file_damaged')
    expect((await upload({ ...sent, bytes, usage: 'certificate' })).code).toBe('file_type_refused')
  },
)

test('the refusal of a type names the supported ones (SPEC 8.18)', async () => {
  expect((await upload({ name: 'x.gif', bytes: jpeg })).detail).toBe(
    'only supports jpg/png/bmp/jpeg/webp upload',
  )
})

test('21 MB, and 6 MB in a list, are too large for any usage and leave nothing behind', async () => {
  const before = await stored()
  const bytes = Buffer.concat([jpeg, Buffer.alloc(21 * 1024 * 1024)])
  for (const usage of ['avatar', 'posting', 'drawing'] as const)
    expect(await upload({ name: 'big.jpg', bytes, usage })).toMatchObject({
      status: 413,
      detail: 'resource size cannot exceed 20 MB',
    })
  const six = Buffer.concat([jpeg, Buffer.alloc(6 * 1024 * 1024)])
  expect(await upload({ name: 'big.jpg', bytes: six, usage: 'posting', list: '1' })).toMatchObject({
    status: 413,
    detail: 'resource size cannot exceed 5 MB',
  })
  expect(await stored()).toEqual(before)
  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
  for (const usage of ['avatar', 'posting', 'certificate', 'drawing', 'conversation'] as const)
    expect((await upload({ name: 'big.jpg', bytes: six, usage })).status).toBe(200)
})

test('a form that breaks off leaves nothing behind', async () => {
  const { payload, headers } = form({ file_type: 'image', usage: 'avatar' }, { name: 'a.jpg', bytes: jpeg })
  const response = await app.inject({
    method: 'POST',
    url: uploadApi.upload.path,
    payload: payload.subarray(0, Math.floor(jpeg.length / 2)),
    headers: { ...headers, 'access-token': user.token },
  })
  expect(response.json()).toMatchObject({ status: 400, code: 'bad_json' })
  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
})

test('a document is stored as it is and never opened in the page', async () => {
  const bytes = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF\n')
  const { data } = await upload({ name: '图纸.pdf', bytes, file_type: 'pdf', usage: 'drawing' })
  const file = await get(data)
  expect(file.rawPayload.equals(bytes)).toBe(true)
  expect(file.headers['content-disposition']).toBe('attachment')
  expect((await get('/uploads/2026/01/absent.webp')).statusCode).toBe(404)
  expect((await get('/uploads/../secret')).statusCode).not.toBe(200)
  expect((await get('/uploads/%2e%2e/secret')).statusCode).not.toBe(200)
})

test('a file that cannot be stored is an error, and neither file nor row is left', async () => {
  pass(40 * 86_400)
  const { token } = await make.user()
  const month = deps.clock().toISOString().slice(0, 7).replace('-', '/')
  const inTheWay = path.join(dataDir, 'uploads', month)
  const known = await deps.database.orm.select().from(uploads)
  // The month may be the first of a year.
  await mkdir(path.dirname(inTheWay), { recursive: true })
  await writeFile(inTheWay, 'no folder can be made here')
  expect(await upload({ name: 'a.jpg', bytes: jpeg, token })).toMatchObject({ code: 'internal' })
  expect(await deps.database.orm.select().from(uploads)).toEqual(known)
  expect(await readdir(path.join(dataDir, 'incoming'))).toEqual([])
  await rm(inTheWay)
  expect((await upload({ name: 'a.jpg', bytes: jpeg, token })).status).toBe(200)
})
