import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { lookOf, lookSize } from './look.ts'
import { decodeBitmap, maxPixels, TooManyPixels } from './bmp.ts'

const largest = 2400
const thumbnail = 480

// One thread per picture: the queue bounds their number. No cache: the same picture is rarely processed again soon.
sharp.concurrency(1)
sharp.cache(false)

/** A received file; `extension` is the type detected from its content. */
export type Received = { file: string; extension: string }
/** A picture that is to be processed: a received one, or a drawing of the server's own. */
export type Source = Received | { svg: string }
/** Thumbnail and look of a drawing are empty. */
export type Drawn = { picture: Uint8Array; thumb: Uint8Array; look: number[] }
/** What became of a picture; null: it is damaged, or the process that was to read it has ended. */
export type Outcome = Drawn | 'too_many_pixels' | null

/**
 * Re-encodes a picture as WebP of at most 2400 px, with a thumbnail of 480 px. Everything else in the file (EXIF,
 * colour profiles, trailing data) is dropped. Throws TooManyPixels, and other errors when the file is damaged.
 */
async function drawReceived(source: Received): Promise<Drawn> {
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
  const grey = await sharp(thumb)
    .greyscale()
    .resize({ ...lookSize, fit: 'fill' })
    .raw()
    .toBuffer()
  return { picture, thumb, look: lookOf(grey) }
}

/** Draws an SVG of the server's own as PNG; its text must be strokes, as servers need not have fonts. */
const drawSvg = async (svg: string): Promise<Drawn> => ({
  picture: await sharp(Buffer.from(svg)).png({ palette: true, effort: 4 }).toBuffer(),
  thumb: new Uint8Array(),
  look: [],
})

export const draw = (source: Source): Promise<Drawn> =>
  'svg' in source ? drawSvg(source.svg) : drawReceived(source)

async function unpacked({ file, extension }: Received): Promise<Sharp> {
  if (extension !== 'bmp') {
    // Read from the header alone; the limit of the library would be an error like that of a damaged file.
    const { width, height } = await sharp(file, { limitInputPixels: false }).metadata()
    if (width * height > maxPixels) throw new TooManyPixels()
    return sharp(file, { limitInputPixels: maxPixels, failOn: 'error' })
  }
  const { data, width, height } = decodeBitmap(await readFile(file), { maxPixels, enough: largest })
  return sharp(data, { raw: { width, height, channels: 3 } })
}
