/** Files that tests choose in upload fields: small and made in memory, or large and empty on the disk. */
import { mkdirSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { bitmap } from './files.ts'

/** What Playwright's file chooser takes. */
export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/** A small picture of one colour. */
export async function png(name: string, background = '#8a6d3b'): Promise<ChosenFile> {
  const picture = sharp({ create: { width: 48, height: 32, channels: 3, background } })
  return { name, mimeType: 'image/png', buffer: await picture.png().toBuffer() }
}

/** A Windows bitmap, which browsers upload and the server redraws. */
export const bmp = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/bmp',
  buffer: bitmap(24, [0x3b6d8a, 0x5f6b76], 24),
})

/** A file whose content is not what its name says. */
export const lying = (name: string): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.from('This is a text and no picture at all.'),
})

/** Path of an empty file of so many megabytes: through the browser's own connection they would take seconds. */
export function ofSize(folder: string, name: string, megabytes: number): string {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, name)
  writeFileSync(file, '')
  truncateSync(file, megabytes * 1024 * 1024)
  return file
}
