/** Writes pieces as the trade of a language writes them, from the tables beside it; it knows nothing of the reader. */
import { chinese, japanese, korean, traditional } from './east.data.ts'
import type { Manner, WrittenShape } from './manner.ts'
import { russian, turkish } from './north.data.ts'
import { french, italian, spanish } from './south.data.ts'
import { english, german } from './west.data.ts'

export const manners: readonly Manner[] = [
  chinese,
  traditional,
  english,
  german,
  russian,
  turkish,
  italian,
  spanish,
  french,
  japanese,
  korean,
]

/** A line, and what its writer means; a missing field is not written. */
export type TradeLine = {
  lang: string
  line: string
  shape: WrittenShape
  dims: Record<string, number>
  grade?: readonly string[]
  state?: string
  quantity?: number
  weightKg?: number
  price?: { amount: number; basis?: string; currency?: string; tax?: 0 | 1 }
  heat?: string
  mill?: string
  certificate?: string
  ndt?: { methods: readonly string[]; standard?: string; level?: string }
  remnant?: boolean
  place?: string
}

type Random = () => number

/** Mulberry32: the same lines everywhere. */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const pick = <T>(random: Random, of: readonly T[]): T => of[Math.floor(random() * of.length)]!
const between = (random: Random, from: number, to: number, step: number) =>
  from + Math.floor((random() * (to - from)) / step) * step

function dimsOf(random: Random, shape: WrittenShape): Record<string, number> {
  const r = (from: number, to: number, step: number) => between(random, from, to, step)
  switch (shape) {
    case 'round':
      return { d: r(60, 620, 10), l: r(1200, 6200, 50) }
    case 'square':
      return { a: r(80, 400, 10), l: r(1500, 6000, 100) }
    case 'flat': {
      const t = r(20, 160, 5)
      return { t, w: t + r(60, 500, 10), l: r(2000, 6000, 100) }
    }
    case 'ring': {
      const od = r(500, 2400, 10)
      return { od, id: od - r(120, 300, 10), h: r(80, 260, 5) }
    }
    case 'pipe':
      return { od: r(89, 530, 1), wt: r(8, 36, 1), l: r(3000, 11000, 100) }
    case 'disc':
      return { d: r(400, 1400, 10), h: r(60, 260, 5) }
    case 'hexagon':
      return { s: r(17, 75, 1), l: r(2000, 6000, 100) }
  }
}

/** Volume of one piece in mm³. */
function volume(
  shape: WrittenShape,
  { d = 0, a = 0, t = 0, w = 0, l = 0, od = 0, id = 0, wt = 0, h = 0, s = 0 },
): number {
  const circle = (across: number) => (Math.PI / 4) * across * across
  switch (shape) {
    case 'round':
      return circle(d) * l
    case 'square':
      return a * a * l
    case 'flat':
      return t * w * l
    case 'ring':
      return (circle(od) - circle(id)) * h
    case 'pipe':
      return (circle(od) - circle(od - 2 * wt)) * l
    case 'disc':
      return circle(d) * h
    case 'hexagon':
      return (Math.sqrt(3) / 2) * s * s * l
  }
}

const shapesByFrequency: readonly WrittenShape[] = [
  'round',
  'round',
  'round',
  'round',
  'flat',
  'flat',
  'ring',
  'pipe',
  'square',
  'disc',
  'hexagon',
]

/** `{name}` by its value, `{name:m}` in metres, a trailing comma for a decimal comma. */
const filled = (template: string, values: Record<string, number | string>) =>
  template.replace(/\{(\w+)(:m)?(,)?\}/g, (_all, name: string, inMetres?: string, comma?: string) => {
    const value = values[name]!
    const text = typeof value === 'number' ? String(inMetres ? value / 1000 : value) : value
    return comma ? text.replace('.', ',') : text
  })

function heatOf(random: Random): string {
  const digits = (count: number) => Array.from({ length: count }, () => Math.floor(random() * 10)).join('')
  return pick(random, [
    `${digits(1)}X${digits(3)}`,
    `2${digits(1)}${pick(random, ['A', 'K', 'C', 'X'])}${digits(4)}`,
    digits(6),
    `${pick(random, ['E', 'H', 'V'])}${digits(5)}`,
    `${digits(5)}-${digits(2)}`,
  ])
}

function lineOf(random: Random, manner: Manner): TradeLine {
  const shape = pick(random, shapesByFrequency)
  const dims = dimsOf(random, shape)
  const size = pick(random, manner.sizes[shape])
  const order = pick(random, manner.orders)
  const written: Record<string, number> = {}
  for (const [name, value] of Object.entries(dims)) if (size.includes(`{${name}`)) written[name] = value
  const isWhole = Object.keys(written).length === Object.keys(dims).length
  const line: TradeLine = { lang: manner.lang, line: '', shape, dims: written }
  const count = between(random, 1, 13, 1)
  const parts: string[] = []
  for (const part of order) {
    const text = partOf(part)
    if (text) parts.push(text)
  }
  const joint = pick(random, manner.between)
  line.line = parts.join(joint)
  return line

  function partOf(part: string): string | undefined {
    switch (part) {
      case 'g': {
        const [text, means] = pick(random, manner.grades)
        line.grade = means
        return text
      }
      case 'w':
        return pick(random, manner.words[shape])
      case 's':
        return filled(size, dims)
      case 'c':
        line.quantity = count
        return filled(pick(random, manner.counts), { n: count })
      case 'm': {
        // A weight makes sense of a whole piece whose number is written.
        if (!isWhole || !order.includes('c')) return undefined
        const kg = Math.round(volume(shape, dims) * 7.85e-6 * count * (0.99 + random() * 0.02))
        const t = Math.round(kg / 10) / 100
        const template = pick(
          random,
          manner.weights.filter((one) => kg >= 1000 || one.includes('{kg')),
        )
        line.weightKg = template.includes('{kg') ? kg : Math.round(t * 1000)
        return filled(template, { kg, t: t.toFixed(2) })
      }
      case 'z': {
        const [text, means] = pick(random, manner.states)
        if (means) line.state = means
        return text
      }
      case 'p': {
        const [text, { from, to, times = 1, ...rest }] = pick(random, manner.prices)
        const isSmall = to < 100
        const amount = isSmall
          ? Math.round((from + random() * (to - from)) * 100) / 100
          : between(random, from, to, times > 1 ? 100 : 10)
        line.price = { amount, ...rest }
        return filled(text, { p: times > 1 ? amount / times : isSmall ? amount.toFixed(2) : amount })
      }
      case 'h': {
        const heat = heatOf(random)
        line.heat = heat
        return filled(pick(random, manner.heats), { heat })
      }
      case 'y': {
        const [text, means] = pick(random, manner.mills)
        line.mill = means
        return text
      }
      case 'q': {
        const [text, means] = pick(random, manner.certificates)
        if (means) line.certificate = means
        return text
      }
      case 'u': {
        const [text, means] = pick(random, manner.tests)
        line.ndt = means
        return text
      }
      case 'r':
        line.remnant = true
        return pick(random, manner.remnants)
      case 'o': {
        if (manner.places.length === 0) return undefined
        const [text, means] = pick(random, manner.places)
        line.place = means
        return text
      }
    }
    return undefined
  }
}

/** So many different lines of one language; another seed writes other lines. */
export function tradeLines(manner: Manner, count: number, seed: number): TradeLine[] {
  const random = seeded(seed)
  const lines = new Map<string, TradeLine>()
  while (lines.size < count) {
    const line = lineOf(random, manner)
    lines.set(line.line, line)
  }
  return [...lines.values()]
}
