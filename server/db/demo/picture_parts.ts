import type { Random } from './random.ts'
import { strokes } from './strokes.data.ts'

export const size = { width: 960, height: 720 } as const
export type Point = readonly [x: number, y: number]

/** Steel surfaces: fresh scale, turned, rusty, saw-cut. */
export const looks = {
  scale: { light: '#8d939b', mid: '#4d535b', dark: '#24272c' },
  turned: { light: '#e9ecee', mid: '#a4abb2', dark: '#585f67' },
  rust: { light: '#b08a6b', mid: '#7a523a', dark: '#3c271c' },
  cut: { light: '#dfe3e6', mid: '#b3bac0', dark: '#7d858c' },
} as const
export type Look = (typeof looks)[keyof typeof looks]

let gradients = 0

/** A gradient across a shape; `stops` from 0 to 1. */
export function gradient(kind: 'across' | 'down' | 'round', stops: readonly (readonly [number, string])[]) {
  gradients += 1
  const id = `g${gradients}`
  const inner = stops.map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`).join('')
  const frame =
    kind === 'round'
      ? `<radialGradient id="${id}" cx="0.38" cy="0.34" r="0.8">${inner}</radialGradient>`
      : `<linearGradient id="${id}" x1="0" y1="0" x2="${kind === 'across' ? 1 : 0}" y2="${kind === 'down' ? 1 : 0}">${inner}</linearGradient>`
  return { defs: `<defs>${frame}</defs>`, fill: `url(#${id})` }
}

export const shaded = ({ light, mid, dark }: Look) =>
  [
    [0, dark],
    [0.22, mid],
    [0.42, light],
    [0.62, mid],
    [1, dark],
  ] as const

export const polygon = (points: readonly Point[], fill: string, stroke = 'none'): string =>
  `<polygon points="${points.map((point) => point.join(',')).join(' ')}" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`

/** Marks of a band saw: fine, slightly bent lines over a face bounded by `clip`. */
export function sawMarks(
  clip: string,
  box: { x: number; y: number; w: number; h: number },
  random: Random,
): string {
  gradients += 1
  const id = `c${gradients}`
  const bend = random.int(-14, 14)
  const tilt = random.int(-30, 30)
  const lines = Array.from({ length: Math.ceil(box.h / 5) }, (_, row) => {
    const y = box.y + row * 5
    const opacity = (0.05 + random.next() * 0.22).toFixed(2)
    const colour = random.chance(0.5) ? '#ffffff' : '#39414a'
    return `<path d="M${box.x} ${y} q${box.w / 2} ${bend} ${box.w} ${tilt / 6}" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="${random.int(1, 3)}" fill="none"/>`
  })
  return `<defs><clipPath id="${id}">${clip}</clipPath></defs><g clip-path="url(#${id})">${lines.join('')}</g>`
}

/** Text drawn stroke by stroke, so that no font is needed. */
export function written(
  text: string,
  at: { x: number; y: number; height: number; turn?: number },
  style: string,
): string {
  const scale = at.height / 20
  const glyphs = [...text].map((char, place) => {
    const paths = (strokes[char] ?? []).map(
      (line) => `<polyline points="${line.map((p) => p.join(',')).join(' ')}"/>`,
    )
    return `<g transform="translate(${place * 22} 0)">${paths.join('')}</g>`
  })
  return `<g transform="translate(${at.x} ${at.y}) rotate(${at.turn ?? 0}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round" ${style}>${glyphs.join('')}</g>`
}

/** A heat number of the given `width`: chalk on dark steel, paint marker on bright faces. */
export function marking(
  at: { x: number; y: number; width: number },
  isBright: boolean,
  random: Random,
): string {
  const text = `${random.pick(['H', 'D'])}${random.int(2, 9)}-${random.int(100, 999)}`
  const height = (at.width * 20) / (text.length * 22)
  const colour = isBright ? '#16458f' : '#f5f0d8'
  const style = `stroke="${colour}" stroke-opacity="0.88" stroke-width="2.6"`
  return written(
    text,
    { x: at.x - at.width / 2, y: at.y - height / 2, height, turn: random.int(-6, 4) },
    style,
  )
}

/** Yard or workshop: floor, wall, two battens under the piece. */
export function backdrop(random: Random): string {
  const floor = random.pick(['#8c8a84', '#7d8083', '#938b7e', '#6f7376'])
  const wall = random.pick(['#b9bfc2', '#5c6a74', '#a9a79e', '#44505a'])
  const ground = gradient('down', [
    [0, '#3e4246'],
    [0.25, floor],
    [1, '#4b4a47'],
  ])
  const back = gradient('down', [
    [0, wall],
    [1, '#33383d'],
  ])
  const horizon = random.int(210, 290)
  const posts = Array.from({ length: 5 }, (_, place) => {
    const x = place * 220 + random.int(0, 60)
    return `<rect x="${x}" y="0" width="${random.int(10, 26)}" height="${horizon}" fill="#20262b" fill-opacity="0.25"/>`
  })
  return `${ground.defs}${back.defs}<rect width="960" height="${horizon}" fill="${back.fill}"/>${posts.join('')}
    <rect y="${horizon}" width="960" height="${720 - horizon}" fill="${ground.fill}"/>`
}

export const batten = (x: number, y: number, width: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="34" rx="3" fill="#7d5c3a"/><rect x="${x}" y="${y}" width="${width}" height="9" fill="#a07c53"/>`

export const shadow = (x: number, y: number, rx: number, ry: number): string =>
  ellipse(x, y, rx, ry, '#000000', 'fill-opacity="0.38"')

/** The corner label that says what the picture shows. */
export const demoLabel = `<g><rect x="734" y="658" width="210" height="46" rx="6" fill="#101418" fill-opacity="0.72"/>${written(
  '演示',
  { x: 750, y: 668, height: 25 },
  'stroke="#ffffff" stroke-width="1.9"',
)}${written('DEMO', { x: 826, y: 668, height: 25 }, 'stroke="#ffffff" stroke-width="2.4"')}</g>`
