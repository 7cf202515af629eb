import type { Shape } from '#contract/steel/shapes.ts'
import {
  backdrop,
  batten,
  ellipse,
  gradient,
  looks,
  marking,
  polygon,
  sawMarks,
  shaded,
  shadow,
  type Look,
  type Point,
} from './picture_parts.ts'
import type { Random } from './random.ts'

export type Scene = (random: Random) => string

const lookOf = (random: Random): Look => random.pick([looks.scale, looks.turned, looks.rust, looks.scale])

/** A saw-cut face: bright, with marks and a dark rim of scale. */
export function face(
  shape: string,
  box: { x: number; y: number; w: number; h: number },
  random: Random,
): string {
  const light = gradient('round', [
    [0, looks.cut.light],
    [0.6, looks.cut.mid],
    [1, looks.cut.dark],
  ])
  return `${light.defs}${shape.replace('/>', ` fill="${light.fill}" stroke="#2b2f34" stroke-width="7"/>`)}${sawMarks(shape, box, random)}`
}

/** A stack of end faces, which buyers want to see first. A bored piece has its marking beside the bore. */
function pile(faceOf: (x: number, y: number, r: number) => string, bore = 0): Scene {
  return (random) => {
    const r = random.int(104, 128)
    const rows = [3, 2]
    const faces = rows.flatMap((count, row) =>
      Array.from({ length: count }, (_, place) => {
        const x = 480 + (place - (count - 1) / 2) * r * 2.06 + random.int(-3, 3)
        const y = 560 - row * r * 1.79
        const shape = faceOf(x, y, r)
        const inside =
          bore > 0
            ? `<circle cx="${x}" cy="${y}" r="${r * bore}" fill="#0b0d0f"/>`
            : marking({ x, y, width: r * 1.2 }, true, random)
        return `${face(shape, { x: x - r, y: y - r, w: r * 2, h: r * 2 }, random)}${inside}`
      }),
    )
    return `${backdrop(random)}${batten(90, 672, 780)}${shadow(480, 668, 400, 30)}${faces.join('')}`
  }
}

export const circle = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`
const square = (x: number, y: number, r: number) =>
  `<rect x="${x - r * 0.92}" y="${y - r * 0.92}" width="${r * 1.84}" height="${r * 1.84}" rx="14"/>`
const hexagon = (x: number, y: number, r: number) =>
  `<polygon points="${[0, 1, 2, 3, 4, 5].map((k) => `${x + r * Math.cos((k * Math.PI) / 3)},${y + r * Math.sin((k * Math.PI) / 3)}`).join(' ')}"/>`

/** A cylinder lying from left to right, its cut face towards the viewer. */
export function cylinder(
  x: number,
  y: number,
  length: number,
  r: number,
  look: Look,
  random: Random,
): string {
  const body = gradient('down', shaded(look))
  const rx = r * 0.42
  const end = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${r}"/>`
  const rings = Array.from({ length: Math.floor(length / 60) }, (_, place) => {
    const at = x + 40 + place * 60 + random.int(-14, 14)
    return `<path d="M${at} ${y - r} q${rx * 0.9} ${r} 0 ${r * 2}" stroke="#000" stroke-opacity="${(random.next() * 0.16).toFixed(2)}" stroke-width="${random.int(1, 5)}" fill="none"/>`
  })
  return `${body.defs}<path d="M${x} ${y - r} H${x + length} A${rx} ${r} 0 0 1 ${x + length} ${y + r} H${x} Z" fill="${body.fill}"/>
    ${rings.join('')}${face(end, { x: x - rx, y: y - r, w: rx * 2, h: r * 2 }, random)}`
}

const bars: Scene = (random) => {
  const look = lookOf(random)
  const r = random.int(74, 104)
  const low = [0, 1].map((row) => cylinder(180 + row * 30, 330 + row * r * 1.9, 640, r, look, random))
  return `${backdrop(random)}${batten(240, 330 + r * 2.9, 90)}${batten(660, 330 + r * 2.9, 90)}${shadow(520, 340 + r * 2.95, 380, 26)}${low.join('')}${marking({ x: 500, y: 330, width: 260 }, look === looks.turned, random)}`
}

const shaft: Scene = (random) => {
  const look = random.pick([looks.turned, looks.scale])
  const y = 400
  const steps: Point[] = [
    [150, 62],
    [250, 92],
    [330, random.int(120, 150)],
    [690, 86],
  ]
  const ends = [250, 330, 690, 830]
  const parts = steps
    .map(([x, r], place) => cylinder(x, y, (ends[place] as number) - x, r, look, random))
    .toReversed()
  return `${backdrop(random)}${batten(330, 540, 90)}${batten(600, 540, 90)}${shadow(490, 556, 370, 26)}${parts.join('')}${marking({ x: 530, y: 400, width: 220 }, look === looks.turned, random)}`
}

/** A box seen from its front corner. */
const block: Scene = (random) => {
  const look = lookOf(random)
  const w = random.int(400, 520)
  const h = random.int(150, 230)
  const [x, y, dx, dy] = [150, 560, 250, -120]
  const top = gradient('across', [
    [0, look.mid],
    [0.5, look.light],
    [1, look.mid],
  ])
  const side = gradient('down', [
    [0, look.mid],
    [1, look.dark],
  ])
  const front = `<polygon points="${x},${y} ${x + w},${y} ${x + w},${y - h} ${x},${y - h}"/>`
  return `${backdrop(random)}${batten(190, y - 4, 80)}${batten(x + w - 90, y - 4, 80)}${shadow(x + w / 2 + 90, y + 26, w * 0.72, 26)}${top.defs}${side.defs}
    ${polygon(
      [
        [x, y - h],
        [x + w, y - h],
        [x + w + dx, y - h + dy],
        [x + dx, y - h + dy],
      ],
      top.fill,
      '#22262a',
    )}
    ${polygon(
      [
        [x + w, y],
        [x + w + dx, y + dy],
        [x + w + dx, y - h + dy],
        [x + w, y - h],
      ],
      side.fill,
      '#22262a',
    )}
    ${face(front, { x, y: y - h, w, h }, random)}${marking({ x: x + w / 2, y: y - h / 2, width: w * 0.62 }, true, random)}`
}

/** A ring, sleeve or disc standing on the floor; `bore` is a fraction of the radius, `tall` the height. */
const standing =
  (bore: number, tall: readonly [number, number]): Scene =>
  (random) => {
    const look = lookOf(random)
    const rx = bore > 0.7 ? 330 : random.int(230, 300)
    const ry = rx * 0.42
    const h = random.int(...tall)
    const [x, y] = [480, 360 - h / 3]
    const wall = gradient('across', shaded(look))
    const inside = gradient('across', [
      [0, look.mid],
      [0.5, look.dark],
      [1, look.mid],
    ])
    const topFace = `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
    const hole =
      bore === 0
        ? ''
        : `${inside.defs}${ellipse(x, y, rx * bore, ry * bore, inside.fill, 'stroke="#1b1e21" stroke-width="5"')}
      <path d="M${x - rx * bore} ${y} A${rx * bore} ${ry * bore} 0 0 0 ${x + rx * bore} ${y} A${rx * bore} ${ry * bore * 0.72} 0 0 1 ${x - rx * bore} ${y}" fill="#0c0e10" fill-opacity="0.55"/>`
    return `${backdrop(random)}${shadow(x + 18, y + h + ry * 0.5, rx * 1.1, ry * 0.85)}${wall.defs}
      <path d="M${x - rx} ${y} V${y + h} A${rx} ${ry} 0 0 0 ${x + rx} ${y + h} V${y} Z" fill="${wall.fill}"/>
      ${face(topFace, { x: x - rx, y: y - ry, w: rx * 2, h: ry * 2 }, random)}${hole}${marking({ x, y: y + ry + h / 2, width: Math.min(250, h * 2.2) }, look === looks.turned, random)}`
  }

const ingot: Scene = (random) => {
  const look = random.pick([looks.scale, looks.rust])
  const sides = gradient('across', shaded(look))
  const top = gradient('round', [
    [0, look.light],
    [1, look.dark],
  ])
  const facets = [350, 430, 530, 610].map(
    (at) =>
      `<path d="M${at} 190 L${480 + (at - 480) * 0.82} 620" stroke="#000" stroke-opacity="0.35" stroke-width="4"/>`,
  )
  return `${backdrop(random)}${shadow(490, 628, 230, 36)}${sides.defs}${top.defs}
    ${polygon(
      [
        [290, 200],
        [670, 200],
        [630, 600],
        [560, 640],
        [400, 640],
        [330, 600],
      ],
      sides.fill,
      '#1d2023',
    )}${facets.join('')}
    ${ellipse(480, 196, 192, 62, top.fill, 'stroke="#1d2023" stroke-width="4"')}${marking({ x: 480, y: 420, width: 210 }, false, random)}`
}

/** The pictures of the demo market: several scenes per shape, each with its own random seed. */
export const scenes: readonly { shape: Shape; draw: Scene }[] = [
  { shape: 'round', draw: pile(circle) },
  { shape: 'round', draw: bars },
  { shape: 'round', draw: pile(circle) },
  { shape: 'round', draw: bars },
  { shape: 'round', draw: bars },
  { shape: 'round', draw: pile(circle) },
  { shape: 'square', draw: pile(square) },
  { shape: 'square', draw: block },
  { shape: 'flat', draw: block },
  { shape: 'flat', draw: block },
  { shape: 'flat', draw: block },
  { shape: 'ring', draw: standing(0.72, [90, 150]) },
  { shape: 'ring', draw: standing(0.6, [110, 190]) },
  { shape: 'ring', draw: standing(0.78, [70, 120]) },
  { shape: 'sleeve', draw: standing(0.6, [290, 340]) },
  { shape: 'sleeve', draw: standing(0.5, [260, 320]) },
  { shape: 'pipe', draw: pile(circle, 0.66) },
  { shape: 'pipe', draw: pile(circle, 0.74) },
  { shape: 'disc', draw: standing(0, [70, 120]) },
  { shape: 'disc', draw: standing(0, [110, 180]) },
  { shape: 'hexagon', draw: pile(hexagon) },
  { shape: 'stepped', draw: shaft },
  { shape: 'stepped', draw: shaft },
  { shape: 'ingot', draw: ingot },
]
