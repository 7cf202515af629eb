import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { Problem } from '#server/http/problem.ts'
import { decodeBitmap } from './bmp.ts'

const largest = 2400
const thumbnail = 480
/** A picture of more pixels is refused before it is unpacked. */
const maxPixels = 50_000_000

/**
 * Draws a picture anew as WebP, at most 2400 px, and a small one of 480 px. What rode along in the file (EXIF, colour
 * profiles, anything behind the picture) is gone afterwards. `extension` is what the content was found to be.
 */
export async function redraw(file: string, extension: string): Promise<{ picture: Buffer; thumb: Buffer }> {
  try {
    const picture = await (
      await open(file, extension)
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
  } catch {
    throw new Problem('file_damaged')
  }
}

async function open(file: string, extension: string): Promise<Sharp> {
  if (extension !== 'bmp') return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
  const { data, width, height } = decodeBitmap(await readFile(file), maxPixels)
  return sharp(data, { raw: { width, height, channels: 3 } })
}
