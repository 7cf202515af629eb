/** Files that tests choose in upload fields: small, real, and made in memory. */
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

/** A file of so many megabytes that nobody has to look into. */
export const ofSize = (name: string, megabytes: number): ChosenFile => ({
  name,
  mimeType: 'image/jpeg',
  buffer: Buffer.alloc(megabytes * 1024 * 1024, 0xff),
})
