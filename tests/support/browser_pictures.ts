/** Files for upload fields: small ones in memory, large empty ones on disk. */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { bitmap } from './files.ts'

/** What Playwright's file chooser takes. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** Returns a small picture of one colour. */
export async function png(name: string, background = '#8a6d3b'): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** Returns a Windows bitmap, which the server converts. */
export const bmp = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/bmp',
  buffer: bitmap(24, [0x3b6d8a, 0x5f6b76], 24),
})

/** Returns a file that claims to be a JPEG but contains text. */
export const fakeJpeg = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is a text and no picture at all.'),
})

/** Creates an empty file of this size on disk and returns its path; handing it over in memory would take seconds. */
export function emptyFile(folder: string, name: string, megabytes: number): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  writeFileSync(file, '')
  truncateSync(file, megabytes * 1024 * 1024)
  return file
}
