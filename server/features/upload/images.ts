import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { decodeBitmap } from './bmp.ts'

const largest = 2400
const thumbnail = 480
/** A picture of more pixels is refused before it is unpacked. */
const maxPixels = 50_000_000

// One thread for each picture: their number is bounded. What was drawn once is not drawn again soon.
sharp.concurrency(1)
sharp.cache(false)

/** A received file; `extension` is what its content was found to be. */
export type Source = { file: string; extension: string }
export type Drawn = { picture: Uint8Array; thumb: Uint8Array }

/**
 * Draws a picture anew as WebP, at most 2400 px, and a small one of 480 px. What rode along in the file (EXIF, colour
 * profiles, anything behind the picture) is gone afterwards. Throws when the file is damaged.
 */
export async function draw(source: Source): Promise<Drawn> {
  const picture = await (
    await unpacked(source)
  )
    .autoOrient()
    .resize({ width: largest, height: largest, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer()
  const thumb = await sharp(picture)
    .resize({ width: thumbnail, height: thumbnail, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 75 })
    .toBuffer()
  return { picture, thumb }
}

async function unpacked({ file, extension }: Source): Promise<Sharp> {
  if (extension !== 'bmp') return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
  const { data, width, height } = decodeBitmap(await readFile(file), { maxPixels, enough: largest })
  return sharp(data, { raw: { width, height, channels: 3 } })
}
