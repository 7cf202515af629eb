import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { decodeBitmap } from './bmp.ts'

const largest = 2400
const thumbnail = 480
/** A picture with more pixels is refused before it is decompressed. */
const maxPixels = 50_000_000

// One thread per picture: the queue bounds their number. No cache: the same picture is rarely processed again soon.
sharp.concurrency(1)
sharp.cache(false)

/** A received file; `extension` is the type detected from its content. */
export type Source = { file: string; extension: string }
export type Drawn = { picture: Uint8Array; thumb: Uint8Array }

/**
 * Re-encodes a picture as WebP of at most 2400 px, with a thumbnail of 480 px. Everything else in the file (EXIF,
 * colour profiles, trailing data) is dropped. Throws when the file is damaged.
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
