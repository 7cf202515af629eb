import sharp from 'sharp'
import type { FileRef } from '#contract/fields.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { sketch } from '#contract/steel/sketch.ts'
import type { Storage } from '#server/http/storage.ts'
import { demoLabel, size, written } from './picture_parts.ts'

/** Contents of the demo's drawing sheets. */
const parts: readonly (readonly [name: string, shape: Shape, dims: Dims])[] = [
  ['flange', 'ring', { od: 920, id: 610, h: 130 }],
  [
    'shaft',
    'stepped',
    {
      steps: [
        { d: 220, l: 300 },
        { d: 320, l: 1200 },
        { d: 220, l: 420 },
      ],
    },
  ],
  ['tube-sheet', 'disc', { d: 1460, h: 185 }],
  ['cylinder', 'sleeve', { od: 600, id: 380, l: 1400 }],
]
const box = { width: 620, height: 400 }
const thumbWidth = 480

/** A sheet with frame, title block and the part's outlines with its dimension lines. */
function sheet(shape: Shape, dims: Dims): string {
  const { outlines, dimensions } = sketch(shape, dims, box)
  const lines = outlines.map(({ d }) => `<path d="${d}" fill="none" stroke="#1d2733" stroke-width="2"/>`)
  const measures = dimensions.map(
    ({ x1, y1, x2, y2, label, anchor }) =>
      `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="#5b6b7b" stroke-width="1"/>` +
      written(
        label.replaceAll(/\D/g, ''),
        { x: anchor.x - label.length * 4, y: anchor.y - 6, height: 9 },
        'stroke="#1d2733" stroke-width="2"',
      ),
  )
  return `<rect width="${size.width}" height="${size.height}" fill="#fdfdfb"/>
    <rect x="24" y="24" width="912" height="672" fill="none" stroke="#1d2733" stroke-width="3"/>
    <path d="M560 600H936M560 600V696M560 648H936M740 600V696" fill="none" stroke="#1d2733" stroke-width="2"/>
    <g transform="translate(170 110)">${lines.join('')}${measures.join('')}</g>`
}

export type DemoDrawing = FileRef & { size: number }

/** Draws the demo's drawings, labelled as such, and stores each with its thumbnail like an upload. */
export function storeDrawings(storage: Pick<Storage, 'put'>): Promise<DemoDrawing[]> {
  return Promise.all(
    parts.map(async ([name, shape, dims]) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${sheet(shape, dims)}${demoLabel}</svg>`
      const picture = await sharp(Buffer.from(svg)).webp({ quality: 82 }).toBuffer()
      const thumb = await sharp(picture).resize({ width: thumbWidth }).webp({ quality: 76 }).toBuffer()
      const address = `/uploads/private/demo/drawing-${name}.webp`
      await storage.put(address, picture, thumb)
      return { address, name: `${name}.webp`, type: 'image' as const, size: picture.length }
    }),
  )
}
