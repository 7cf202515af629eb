import sharp from 'sharp'
import type { Shape } from '#contract/steel/shapes.ts'
import type { Storage } from '#server/http/storage.ts'
import { demoLabel, size } from './picture_parts.ts'
import { seeded } from './random.ts'
import { scenes } from './scenes.ts'

export type DemoPicture = { shape: Shape; address: string; size: number }

const thumbWidth = 480

/** Draws the demo photos, labelled as such, and stores each with its thumbnail like an upload. */
export async function storePictures(storage: Pick<Storage, 'put'>): Promise<DemoPicture[]> {
  const grain = await sharp({
    create: {
      ...size,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 26 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  return Promise.all(
    scenes.map(async ({ shape, draw }, place) => {
      const body = draw(seeded(7_001 + place))
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${body}${demoLabel}</svg>`
      const pixels = await sharp(Buffer.from(svg))
        .composite([{ input: grain, blend: 'soft-light' }])
        .removeAlpha()
        .raw()
        .toBuffer()
      const drawn = () => sharp(pixels, { raw: { ...size, channels: 3 } })
      const picture = await drawn().webp({ quality: 76, effort: 1 }).toBuffer()
      const thumb = await drawn().resize({ width: thumbWidth }).webp({ quality: 72, effort: 1 }).toBuffer()
      const address = `/uploads/demo/${shape}-${place + 1}.webp`
      await storage.put(address, picture, thumb)
      return { shape, address, size: picture.length }
    }),
  )
}
