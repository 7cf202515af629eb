import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { afterAll, describe, expect, test } from 'vitest'
import { defaultQuotas } from '#contract/quotas.ts'
import type { FileType, Usage } from '#contract/upload.ts'
import type { Permission } from '#contract/permissions.ts'
import { Problem } from '#server/http/problem.ts'
import { megabyte, type ReceivedFile } from '#server/http/receive_file.ts'
import type { Actor } from '#server/http/session.ts'
import {
  appPackage,
  cutOff,
  officeFile,
  pdfFile,
  pdfParts,
  startsWith,
  wordFile,
} from '../../../tests/support/files.ts'
import {
  allowedExtension,
  requireDailyRoom,
  requireContent,
  requireSize,
  requireUploadRight,
} from './rules.ts'
import { avi, flv, matroska, mp4, mpeg } from '../../../tests/support/video_files.ts'

const actor = (given: Partial<Actor> = {}) =>
  ({
    tenantId: 7,
    isBackend: false,
    membership: 'none',
    certification: 'none',
    permissions: new Set<Permission>(),
    ...given,
  }) as Actor

/** The code and the values of what is thrown, or null. */
function thrown(act: () => unknown): unknown {
  try {
    act()
    return null
  } catch (error) {
    return error instanceof Problem ? [error.code, error.data ?? error.values] : error
  }
}

describe('the right to upload', () => {
  const editions = actor({ isBackend: true, permissions: new Set<Permission>(['app_edition.get']) })
  const operator = actor({ isBackend: true })
  const may = (by: Actor, type: FileType, usage: Usage) =>
    thrown(() => requireUploadRight(by, type, usage)) === null

  test.each<[FileType, Usage, readonly [anybody: boolean, operator: boolean, ofEditions: boolean]]>([
    ['image', 'posting', [true, true, true]],
    ['document', 'drawing', [true, true, true]],
    ['image', 'admin', [false, true, true]],
    ['apk', 'admin', [false, false, true]],
    ['wgt', 'admin', [false, false, true]],
    ['apk', 'posting', [false, false, true]],
  ])('%s for %s', (type, usage, expected) => {
    expect([actor(), operator, editions].map((by) => may(by, type, usage))).toEqual(expected)
  })
})

describe('a file name', () => {
  test.each<[string, FileType, Usage, string]>([
    ['a.JPG', 'image', 'posting', 'jpg'],
    ['a.tar.jpeg', 'image', 'posting', 'jpeg'],
    ['a.DWG', 'document', 'drawing', 'dwg'],
    ['a.pdf', 'pdf', 'certificate', 'pdf'],
  ])('%s as %s for %s has the extension %s', (name, type, usage, expected) => {
    expect(allowedExtension(name, type, usage)).toBe(expected)
  })

  test.each<[string, FileType, Usage, string]>([
    ['a.gif', 'image', 'posting', 'jpg/png/bmp/jpeg/webp'],
    ['a', 'image', 'posting', 'jpg/png/bmp/jpeg/webp'],
    ['jpg', 'image', 'posting', 'jpg/png/bmp/jpeg/webp'],
    ['a.dwg', 'document', 'certificate', 'pdf/doc/docx/xlsx'],
    ['a.docx', 'pdf', 'certificate', 'pdf'],
  ])('%s is refused as %s for %s, with the allowed types %s', (name, type, usage, types) => {
    expect(thrown(() => allowedExtension(name, type, usage))).toEqual(['file_type_refused', { types }])
  })
})

describe('the size limit of a file', () => {
  const file = (size: number, truncated = false) => ({ size, truncated }) as ReceivedFile

  test.each([
    [true, 5],
    [false, 20],
  ])('in a list (%s) is %i MB', (inList, limit) => {
    const refusal = (given: ReceivedFile) => thrown(() => requireSize(given, inList))
    expect(refusal(file(limit * megabyte - 1))).toBeNull()
    expect(refusal(file(limit * megabyte))).toBeNull()
    expect(refusal(file(limit * megabyte + 1))).toEqual(['file_too_large', { limit }])
    expect(refusal(file(1, true))).toEqual(['file_too_large', { limit }])
  })
})

describe('the content of a file is checked:', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'upload-rules-'))
  afterAll(() => rm(folder, { recursive: true }))
  async function found(extension: string, bytes: Buffer) {
    const file = path.join(folder, 'file')
    await writeFile(file, bytes)
    return requireContent({ path: file } as ReceivedFile, extension).catch(
      (error: unknown) => (error as Problem).code,
    )
  }
  const png = startsWith(
    '\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\0\0\0\0\0\0\0\0IDAT',
  )
  const apng = startsWith(
    '\x89PNG\r\n\x1A\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x01\x08\x02\0\0\0\0\0\0\0\0\0\0\x08acTL',
  )

  test.each<[string, Buffer, string]>([
    ['jpg', startsWith('\xFF\xD8\xFF'), 'jpg'],
    ['jpeg', startsWith('\xFF\xD8\xFF'), 'jpg'],
    ['png', png, 'png'],
    ['png', apng, 'apng'],
    ['bmp', startsWith('BM'), 'bmp'],
    ['mp4', mp4('isom'), 'mp4'],
    ['mp4', mp4('M4V '), 'm4v'],
    ['mp4', mp4('qt  '), 'mov'],
    ['avi', avi(), 'avi'],
    ['flv', flv(), 'flv'],
    ['mkv', matroska('matroska'), 'mkv'],
    ['mkv', matroska('webm'), 'webm'],
    ['mpeg', mpeg(), 'mpg'],
    ['pdf', pdfFile(), 'pdf'],
    ['doc', wordFile(), 'cfb'],
    ['docx', officeFile('wordprocessingml.document'), 'docx'],
    ['xlsx', officeFile('spreadsheetml.sheet'), 'xlsx'],
    ['apk', appPackage('apk'), 'zip'],
    ['wgt', appPackage('wgt'), 'zip'],
    ['dwg', startsWith('AC1027'), 'dwg'],
  ])('%s (%#): %3$s', async (extension, bytes, expected) => {
    expect(await found(extension, bytes)).toBe(expected)
  })

  test.each<[string, Buffer]>([
    ['png', startsWith('\xFF\xD8\xFF')],
    ['docx', officeFile('spreadsheetml.sheet')],
    ['pdf', startsWith('<html>')],
    ['jpg', Buffer.alloc(0)],
    ['gif', startsWith('GIF89a')],
    // First bytes of a video and nothing but zeros after them, or a part of one.
    ['mp4', startsWith('\0\0\0\x18ftypisom\0\0\x02\0isomiso2')],
    ['mp4', mp4().subarray(0, 600)],
    ['avi', startsWith('RIFF\x24\0\0\0AVI LIST')],
    ['avi', avi().subarray(0, 600)],
    ['flv', startsWith('FLV\x01\x05\0\0\0\x09')],
    ['flv', flv().subarray(0, 200)],
    ['mkv', startsWith('\x1aE\xdf\xa3\x8bB\x82\x88matroska')],
    ['mpeg', startsWith('\0\0\x01\xba\x44')],
  ])('not a %s (%#)', async (extension, bytes) => {
    expect(await found(extension, bytes)).toBe('file_damaged')
  })

  const { page, table } = pdfParts
  const head = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const streamed = '9 0 obj\n<</Type/XRef>>stream\nx\nendstream\nendobj\nstartxref\n9\n%%EOF'
  test.each([
    ['with a cross-reference stream, as browsers and offices write it', head + page + streamed],
    ['with Windows line ends', (head + page + table).replaceAll('\n', '\r\n')],
    ['with updates', head + page + table + page + table],
    ['linearized', `${head}8 0 obj\n<</Linearized 1>>\nendobj\nxref\nstartxref\n0\n%%EOF\n${page}${table}`],
    ['after commands of a printer', `\x1b%-12345X@PJL ENTER LANGUAGE=PDF\n${head}${page}${table}`],
    ['padded by its program', head + page + table + '\0'.repeat(80_508)],
    ['followed by a page of HTML', `${head}${page}${table}<html>${'x'.repeat(30_000)}</html>`],
    ['without a last line', head + page + table.replace('%%EOF\n', '')],
  ])('a pdf %s', async (_, text) => {
    expect(await found('pdf', Buffer.from(text, 'latin1'))).toBe('pdf')
  })

  test.each([
    ['pdf', 'of a header and nothing', startsWith('%PDF-1.4')],
    ['pdf', 'of a header and an end', Buffer.from('%PDF-1.4\n%%EOF\n')],
    ['pdf', 'cut off', Buffer.from(head + page, 'latin1')],
    ['pdf', 'whose last update is cut off', Buffer.from(head + page + table + page, 'latin1')],
    [
      'pdf',
      'linearized and cut off',
      Buffer.from(`${head}8 0 obj\n<</Linearized 1>>\nendobj\nxref\nstartxref\n0\n%%EOF\n${page}`, 'latin1'),
    ],
    ['pdf', 'whose header comes late', Buffer.from(' '.repeat(2_000) + head + page + table, 'latin1')],
    ['docx', 'cut off', cutOff(officeFile('wordprocessingml.document'))],
    ['xlsx', 'cut off', cutOff(officeFile('spreadsheetml.sheet'))],
    ['doc', 'of first bytes', startsWith('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')],
    ['doc', 'cut off', wordFile().subarray(0, 600)],
    [
      'doc',
      'of another program',
      Buffer.from(wordFile().toString('latin1').replace('W\0o\0r\0d', 'B\0o\0o\0k'), 'latin1'),
    ],
  ])('no %s: one %s', async (extension, _, bytes) => {
    expect(await found(extension, bytes)).toBe('file_damaged')
  })

  const swapped = { apk: appPackage('wgt'), wgt: appPackage('apk') }
  const nested = Buffer.from(
    zipSync({ 'app/AndroidManifest.xml': strToU8('x'), 'app/manifest.json': strToU8('{}') }),
  )
  const empty = Buffer.from(
    zipSync({ 'AndroidManifest.xml': new Uint8Array(), 'manifest.json': new Uint8Array() }),
  )
  test.each<['apk' | 'wgt', string, Buffer]>(
    (['apk', 'wgt'] as const).flatMap((kind) => [
      [kind, 'of the other kind', swapped[kind]],
      [kind, 'with the manifest in a folder', nested],
      [kind, 'with an empty manifest', empty],
      [kind, 'cut off', cutOff(appPackage(kind))],
    ]),
  )('no .%s: a zip %s', async (extension, _, bytes) => {
    expect(await found(extension, bytes)).toBe('package_content')
  })

  const bom = '\u00ef\u00bb\u00bf'
  test.each([
    ['dxf', 'AutoCAD Binary DXF\r\n\x1A\0'],
    ['dxf', '0\nSECTION'],
    ['dxf', '  0\r\n  SECTION\r\n  2'],
    ['dxf', `${bom}0\nSECTION`],
    ['dxf', '999\nflange\n  0\nSECTION'],
    ['dxf', '999\r\nflange\r\n999\r\nof 42CrMo\r\n  0\r\nSECTION'],
    ['dxf', '  999\n\n0\nSECTION'],
    ['step', 'ISO-10303-21;\nHEADER;'],
    ['step', '\r\n  ISO-10303-21;'],
    ['stp', '\r\n  ISO-10303-21;'],
    ['stp', `${bom}ISO-10303-21;`],
  ])('text of a %s: %j', async (extension, text) => {
    const end = extension === 'dxf' ? '\n  0\r\nEOF\r\n' : '\nEND-ISO-10303-21;\n'
    expect(await found(extension, Buffer.from(text + end, 'latin1'))).toBe(extension)
    expect(await found(extension, Buffer.from(text, 'latin1')), 'cut off').toBe('file_damaged')
  })

  test.each([
    ['dxf', ''],
    ['dxf', '<html>0\nSECTION'],
    ['dxf', 'SECTION'],
    ['dxf', '1\nSECTION'],
    ['dxf', '0SECTION'],
    ['dxf', '0 SECTION'],
    ['dxf', '0\nxSECTION'],
    ['dxf', '0\nHEADER\n0\nSECTION'],
    ['dxf', '999 flange\n0\nSECTION'],
    ['dxf', '999\nflange 0\nSECTION'],
    ['dxf', '999\nflange\nof 42CrMo\n0\nSECTION'],
    ['dxf', ' AutoCAD Binary DXF\r\n'],
    ['dxf', 'AutoCAD Binary DXF'],
    ['dxf', `0\n${bom}SECTION`],
    ['step', '0\nSECTION'],
    ['step', 'HEADER; ISO-10303-21;'],
    ['step', 'xISO-10303-21;'],
    ['stp', 'HEADER; ISO-10303-21;'],
    ['stp', 'xISO-10303-21;'],
    ['stp', 'ISO-10303-22;'],
  ])('not the text of a %s: %j', async (extension, text) => {
    expect(await found(extension, Buffer.from(text, 'latin1'))).toBe('file_damaged')
  })
})

describe('an account’s daily limit', () => {
  const quotas = {
    ...defaultQuotas,
    upload_mb_per_day: { user: 60, company: 200, certified: 500, silver: 1000, gold: null },
  }
  const limit = 200 * megabyte
  const refusal = (by: Actor, bytes: number) => thrown(() => requireDailyRoom(quotas, by, bytes))

  test('is exactly its tier’s number of bytes', () => {
    expect(refusal(actor(), limit - 1)).toBeNull()
    expect(refusal(actor(), limit)).toBeNull()
    expect(refusal(actor(), limit + 1)).toEqual([
      'quota_exhausted',
      { name: 'upload_mb_per_day', tier: 'company', limit: 200, tiers: quotas.upload_mb_per_day },
    ])
  })

  test('does not exist for operators and tiers without a limit', () => {
    expect(refusal(actor({ membership: 'gold' }), 1e12)).toBeNull()
    expect(refusal(actor({ isBackend: true }), limit + 1)).toBeNull()
  })
})
