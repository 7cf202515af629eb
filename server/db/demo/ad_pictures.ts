import sharp from 'sharp'
import type { Storage } from '#server/http/storage.ts'
import { demoLabel, gradient, looks } from './picture_parts.ts'
import { seeded, type Random } from './random.ts'
import { circle, cylinder, face } from './scenes.ts'

type Size = { width: number; height: number }
export type AdPictureName = 'group_buys' | 'remnants' | 'round_bars'
export type DemoAdPicture = { name: AdPictureName; address: string; size: number }

/** Twice as large as they are shown: half a row at the foot of the start page, and a slide. */
const foot: Size = { width: 1264, height: 240 }
const slide: Size = { width: 1440, height: 680 }
const thumbWidth = 480

/** A row of saw-cut faces with radius `r` from `x` to beyond the right edge; `bore` is a fraction of the radius. */
function faces(given: { x: number; y: number; r: number; bore: number }, random: Random): string {
  const { x: from, y, r, bore } = given
  const count = Math.ceil((slide.width - from) / (r * 2)) + 1
  return Array.from({ length: count }, (_, place) => {
    const x = from + place * r * 2.04
    const box = { x: x - r, y: y - r, w: r * 2, h: r * 2 }
    const hole = bore > 0 ? `<circle cx="${x}" cy="${y}" r="${r * bore}" fill="#0b0d0f"/>` : ''
    return `${face(circle(x, y, r), box, random)}${hole}`
  }).join('')
}

/** What an ad shows, in the right half: its title stands at the lower left. */
const ads: readonly { name: AdPictureName; size: Size; draw: (random: Random) => string }[] = [
  {
    name: 'group_buys',
    size: foot,
    draw: (random) =>
      `${cylinder(770, 62, 700, 46, looks.turned, random)}${cylinder(710, 166, 760, 46, looks.scale, random)}`,
  },
  {
    name: 'remnants',
    size: foot,
    draw: (random) =>
      `${faces({ x: 760, y: 74, r: 52, bore: 0 }, random)}${faces({ x: 706, y: 168, r: 52, bore: 0.55 }, random)}`,
  },
  {
    name: 'round_bars',
    size: slide,
    draw: (random) =>
      `${faces({ x: 820, y: 190, r: 130, bore: 0 }, random)}${faces({ x: 686, y: 420, r: 130, bore: 0 }, random)}`,
  },
]

/** The graphite of the start page, glowing towards the right, with the label in the lower right corner. */
function picture({ width, height }: Size, drawn: string): string {
  const ground = gradient('across', [
    [0, '#1f262d'],
    [0.5, '#2b333b'],
    [1, '#7f2c02'],
  ])
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ground.defs}
    <rect width="${width}" height="${height}" fill="${ground.fill}"/>${drawn}
    <g transform="translate(${width - 960} ${height - 750})">${demoLabel}</g></svg>`
}

/** Draws the pictures of the demo's ads, labelled as such, and stores each with its thumbnail like an upload. */
export function storeAdPictures(storage: Pick<Storage, 'put'>): Promise<DemoAdPicture[]> {
  return Promise.all(
    ads.map(async ({ name, size, draw }, place) => {
      const svg = Buffer.from(picture(size, draw(seeded(8_001 + place))))
      const full = await sharp(svg).webp({ quality: 86, effort: 1 }).toBuffer()
      const thumb = await sharp(svg).resize({ width: thumbWidth }).webp({ quality: 72, effort: 1 }).toBuffer()
      const address = `/uploads/demo/ad-${name}.webp`
      await storage.put(address, full, thumb)
      return { name, address, size: full.length }
    }),
  )
}
