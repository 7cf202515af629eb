/** The dimensioned drawing of a piece as an SVG document without fonts, in the size that previews of links show. */
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { sketch, type SketchDimension, type SketchOutline } from '#contract/steel/sketch.ts'
import { arrowHeads } from '#contract/steel/sketch_arrow.ts'
import { pictureSize } from './head.ts'
import { strokes } from './lettering.data.ts'

/** The area of the drawing in its own units, and how much larger it is shown. */
const box = { width: 560, height: 280 }
const scale = 2
const margin = {
  x: (pictureSize.width - scale * box.width) / 2,
  y: (pictureSize.height - scale * box.height) / 2,
}

/** Height and width of a sign, and its distance from the next one, in multiples of the font size. */
const sign = { height: 0.7, width: 0.4, step: 0.58 }

const colours = { line: '#4a5561', centre: '#8a96a2', measure: '#c2410c' } as const
const fills: Record<SketchOutline['kind'], string> = {
  body: 'url(#body)',
  face: 'url(#face)',
  bore: 'url(#bore)',
  centre: 'none',
  hidden: 'none',
}
const dashes: Partial<Record<SketchOutline['kind'], string>> = { centre: '9 3 2 3', hidden: '4 3' }

const gradient = (id: string, from: string, to: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`
const gradients =
  gradient('body', '#fbfcfd', '#b9c3cd') +
  gradient('face', '#fdfdfe', '#d5dce3') +
  gradient('bore', '#8a96a2', '#c9d1d9')

const mark =
  '<g transform="translate(1108 538)"><rect width="64" height="64" rx="14" fill="#2b333b"/><path d="M27 12h10v10H27z" fill="#f9a46f"/>' +
  '<path d="M19 24h26v9H19z" fill="#e8590c"/><path d="M12 36h43c-2 6-8 8-14 8v4h5v6H18v-6h5v-4c-6 0-9-3-11-8z" fill="#dde3e8"/></g>'

const outline = ({ d, kind }: SketchOutline) => {
  const isThin = kind === 'centre' || kind === 'hidden'
  const dash = dashes[kind] ? ` stroke-dasharray="${dashes[kind]}"` : ''
  return `<path d="${d}" fill="${fills[kind]}" stroke="${kind === 'centre' ? colours.centre : colours.line}" stroke-width="${isThin ? 0.8 : 1.6}" stroke-linejoin="round"${dash}/>`
}

/** The strokes of a text around the middle of its anchor. Signs that no drawing has are left out. */
function lettered(label: string, fontSize: number): string {
  const signs = [...label]
  const length = (signs.length - 1) * sign.step + sign.width
  return signs
    .map((one, at) => {
      const left = at * sign.step - length / 2
      let isX = false
      return (strokes[one] ?? '').replaceAll(/-?\d*\.?\d+/g, (number) => {
        isX = !isX
        const value = isX ? left + Number(number) * sign.width : (Number(number) - 0.5) * sign.height
        return (value * fontSize).toFixed(2)
      })
    })
    .join('')
}

function dimension(of: SketchDimension, fontSize: number): string {
  const { x1, y1, x2, y2, anchor } = of
  const isNote = x1 === x2 && y1 === y2
  const line = isNote
    ? ''
    : `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${colours.measure}" stroke-width="1.2"/><path d="${arrowHeads(of, fontSize * 0.72)}" fill="${colours.measure}"/>`
  const turn = of.vertical ? ' rotate(-90)' : ''
  return `${line}<path transform="translate(${anchor.x} ${anchor.y})${turn}" d="${lettered(of.label, fontSize)}" fill="none" stroke="${colours.measure}" stroke-width="${(fontSize * 0.085).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function drawingSvg(shape: Shape, dims: Dims): string {
  const { outlines, dimensions, fontSize } = sketch(shape, dims, box)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureSize.width}" height="${pictureSize.height}"><defs>${gradients}</defs>` +
    `<rect width="100%" height="100%" fill="#ffffff"/><g transform="translate(${margin.x} ${margin.y}) scale(${scale})">` +
    `${outlines.map(outline).join('')}${dimensions.map((one) => dimension(one, fontSize)).join('')}</g>${mark}</svg>`
  )
}
