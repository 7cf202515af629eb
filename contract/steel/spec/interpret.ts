// Interprets the chains of a lot as one shape, or as several possible ones.
import type { Dims, Shape } from '../shapes.ts'
import { type Chain, isBare, isHeavy, isLength, isLone, mayBeName } from './chains.ts'
import { type Fit, fitChain, possibleShapes } from './fit.ts'
import { shortLength } from '../spec_line.ts'
import { gradeCode } from './grade_names.ts'

/** What the chains say: one shape with its dimensions, or the candidates, and the chains that say it. */
export type Reading = {
  shape?: Shape
  fit?: Fit
  candidates?: { shape: Shape; fit: Fit }[]
  used: Chain[]
  isDrawing?: boolean
}

/** The chain without its last label if that follows a blank: `φ300×1200 T91`. */
function withoutSoftEnd(chain: Chain): Chain | undefined {
  const at = chain.joints.lastIndexOf('soft')
  if (at < 0) return undefined
  const items = chain.items.slice(0, at + 1)
  return { ...chain, items, joints: chain.joints.slice(0, at), end: items.at(-1)!.end }
}

/** 3米以上, 3-6米: lengths without the section that they are of. */
const isRange = (chain: Chain) => chain.items.every((item) => item.max !== undefined)

const sections = new Set(['dia', 'od', 'a', 's'])

/**
 * The chains to interpret, the most specific first. A lone number counts only if there is nothing better, it is the
 * only one, and no unknown word is next to it.
 */
function usableChains(chains: Chain[], shape: Shape | undefined, isChosen: boolean): Chain[] {
  if (shape === 'ingot') return chains.filter(isLone).sort((a, b) => Number(isHeavy(b)) - Number(isHeavy(a)))
  const weight = ({ items }: Chain) =>
    items.length * 4 + Number(items[0]!.mark !== undefined) * 2 + Number(sections.has(items[0]!.mark ?? ''))
  const strong = chains
    .filter(
      (chain) => !isBare(chain) && !isHeavy(chain) && (isChosen || !isLone(chain) || !chain.items[0]!.isWeak),
    )
    .sort((a, b) => weight(b) - weight(a))
  if (strong.length > 0) return strong
  const all = chains.filter((chain) => isBare(chain) && !isHeavy(chain) && !isLength(chain))
  // Vierkant 120 S355J2 6000 mm: the second is the length of the first.
  const bare = shape && all.length === 2 && isLongOf(all[1]!, all[0]!) ? [all[0]!] : all
  const [only] = bare
  if (only) return bare.length === 1 && !only.besideUnknown ? [only] : []
  const long = chains.filter((chain) => isLength(chain) && isRange(chain) && !chain.besideUnknown)
  if (long.length === 1)
    return long.map((chain) => ({
      ...chain,
      items: chain.items.map((item) => ({ ...item, mark: 'l' as const })),
    }))
  return shape ? [] : chains.filter((chain) => isHeavy(chain) && !chain.besideUnknown)
}

/** The shortest length that is believed of a number in mm apart from its section. */
const shortest = 1000

/** Whether a lone number in mm is the length of a section before it: Полоса 40х200 ст.45 3000мм. */
function isLongOf(chain: Chain, section: Chain): boolean {
  const [item] = chain.items
  return (
    isBare(chain) &&
    item!.unit === 'mm' &&
    item!.max === undefined &&
    item!.value >= shortest &&
    chain.start > section.end &&
    !chain.besideUnknown &&
    section.items.every(({ value, mark }) => value * 2 < item!.value && mark !== 'l' && mark !== 'h')
  )
}

/** A chain with the labelled numbers and the length that stand apart from it: `φ300 42CrMo L=1200`. */
function withLate(main: Chain, chains: readonly Chain[], shape: Shape | undefined): Chain | undefined {
  const isFlat = shape === 'flat'
  // Plate T6 900×2000: beside a width and a length, T with a smaller number is the thickness and no name.
  const isThickness = ({ mark, value }: Chain['items'][number]) =>
    isFlat &&
    mark === 't' &&
    main.items.length === 2 &&
    main.items.every((item) => !item.mark && item.value > value * 2)
  // Лист 60 09Г2С 1500х2400: apart from a width and a length, a smaller number before them is the thickness.
  const isThin = (chain: Chain) =>
    isFlat &&
    isBare(chain) &&
    !chain.besideUnknown &&
    chain.items[0]!.max === undefined &&
    chain.end < main.start &&
    main.items.length === 2 &&
    main.items.every(({ mark, value }) => !mark && value > chain.items[0]!.value * 2)
  const thin = chains.filter(isThin)
  const late = chains.filter((chain) => {
    const [item] = chain.items
    if (chain === main || !isLone(chain) || isHeavy(chain)) return false
    if (thin.length === 1 && isThin(chain)) return true
    if (isLength(chain)) return !chain.besideUnknown
    // Without a word for the shape nothing says what it is the length of.
    if (shape && isLongOf(chain, main) && main.items.length < 3) return true
    return item!.mark !== undefined && item!.mark !== 'dia' && (isThickness(item!) || !mayBeName(item!))
  })
  if (late.length === 0 || isMixed([main, ...late])) return undefined
  const items = late.map(({ items: [item], ...chain }) => ({
    ...item!,
    mark: item!.mark ?? (thin.some(({ start }) => start === chain.start) ? ('t' as const) : ('l' as const)),
  }))
  return {
    ...main,
    items: [...main.items, ...items],
    joints: [...main.joints, ...late.map(() => 'soft' as const)],
  }
}

/** In `S2.7, 1000 cm` the unit may be of both numbers. */
function isMixed(chains: readonly Chain[]): boolean {
  const items = chains.flatMap((chain) => chain.items)
  return items.some(({ unit }) => unit === 'cm' || unit === 'in') && items.some(({ unit }) => !unit)
}

/** Labelled lengths with the only bare number before them: 圆钢 三百二 6米, 320 L=1200. */
function sectionOf(whole: Chain, chains: readonly Chain[]): Chain | undefined {
  if (whole.items.some((item) => !item.mark || item.mark === 'dia' || sections.has(item.mark)))
    return undefined
  const [only, ...others] = chains.filter(
    (chain) => isBare(chain) && !isHeavy(chain) && !isLength(chain) && !chain.besideUnknown,
  )
  if (!only || others.length > 0 || isMixed([only, whole])) return undefined
  return { ...only, items: [...only.items, ...whole.items], joints: ['soft', ...whole.joints] }
}

/** The chains to try for one whole chain, the one that reads most first. */
function* attempts(whole: Chain, chains: readonly Chain[], shape?: Shape): Generator<Chain> {
  const section = sectionOf(whole, chains)
  if (section) yield* attempts(section, chains, shape)
  const more = withLate(whole, chains, shape)
  if (more) yield more
  for (let chain: Chain | undefined = whole; chain; chain = withoutSoftEnd(chain)) yield chain
}

/** The values that an ambiguous number may have: all numbers of a chain are written in the same manner. */
function variantsOf(chain: Chain): Chain[] {
  if (!chain.items.some((item) => item.other !== undefined)) return [chain]
  return [
    chain,
    { ...chain, items: chain.items.map((item) => ({ ...item, value: item.other ?? item.value })) },
  ]
}

/** Steps written as one chain (`φ420×800+φ680×2000`) or as several, separated by blanks or commas. */
function readSteps(chains: Chain[]): Reading | undefined {
  const steps: Dims['steps'] = []
  const used = [...chains].sort((a, b) => a.start - b.start)
  for (const chain of used) {
    const fit = chain.items.some((item) => item.other !== undefined) ? undefined : fitChain(chain, 'stepped')
    if (!fit) return undefined
    steps.push(...fit.dims.steps!)
  }
  const fit: Fit = { dims: { steps }, ranges: [], tolerances: [], names: [] }
  return steps.length > 0 ? { shape: 'stepped', fit, used } : undefined
}

/** The same bar with its length in metres, if the length has no unit and is short for millimetres. */
function inMetres(shape: Shape, fit: Fit, { items }: Chain): { shape: Shape; fit: Fit }[] {
  const item = items[fit.names.indexOf('l')]
  const { l } = fit.dims
  if (l === undefined || l > shortLength || item?.value !== l || item.unit || item.other) return []
  return [{ shape, fit: { ...fit, dims: { ...fit.dims, l: l * 1000 } } }]
}

function readingOf(shapes: readonly Shape[], chain: Chain): Reading | undefined {
  const variants = variantsOf(chain)
  const candidates = shapes.flatMap((shape) =>
    variants.flatMap((one) => {
      const fit = fitChain(one, shape)
      return fit ? [{ shape, fit }, ...inMetres(shape, fit, one)] : []
    }),
  )
  const [first] = candidates
  if (!first) return undefined
  // A weight alone may belong to an ingot or to anything else.
  const isDecided = candidates.length === 1 && (first.shape !== 'ingot' || shapes.length === 1)
  return isDecided ? { ...first, used: [chain] } : { candidates, used: [chain] }
}

/** 8 x 2-1/2 flat bar .188 thick: the second number may be the thickness too. */
const isThicknessTwice = ({ items }: Chain, whole: Chain, shape: Shape): boolean =>
  shape === 'flat' &&
  whole.items.length === 2 &&
  items.length === 3 &&
  items[2]!.mark === 't' &&
  items.every(({ unit }) => unit === 'in')

/** The interpretation as one of the shapes that a choice or a word allows. */
export function readAs(allowed: readonly Shape[], chains: Chain[], isChosen: boolean): Reading {
  for (const shape of allowed) {
    const usable = usableChains(chains, shape, isChosen)
    if (shape === 'stepped') {
      const read = readSteps(usable)
      if (read && (allowed.length === 1 || read.fit!.dims.steps!.length > 1)) return read
      continue
    }
    for (const whole of usable) {
      for (const chain of attempts(whole, chains, shape)) {
        const read = readingOf([shape], chain)
        const other = read && isThicknessTwice(chain, whole, shape) ? readingOf([shape], whole) : undefined
        if (read?.fit && other?.fit)
          return { candidates: [read, other].map(({ fit }) => ({ shape, fit: fit! })), used: [chain] }
        if (read) return read
      }
    }
  }
  return { shape: allowed.length === 1 ? allowed[0] : undefined, used: [] }
}

/** The interpretation if only the numbers can decide: a single possible shape is taken, several are candidates. */
export function readOpen(chains: Chain[], isPossible: (shape: Shape) => boolean): Reading {
  for (const whole of usableChains(chains, undefined, false)) {
    for (const chain of attempts(whole, chains)) {
      const shapes = possibleShapes(chain).filter(isPossible)
      const [only] = shapes
      // A weight alone may belong to an ingot or to anything else.
      const read = readingOf(only === 'ingot' ? ['ingot', 'drawing'] : shapes, chain)
      if (read) return read
    }
  }
  return { used: [] }
}

/** 304 圆钢 may be of 304 mm or of grade 304: a lone number that is a grade is asked about. */
export function asked(reading: Reading, text: string, isKnown: boolean): Reading {
  const [chain] = reading.used
  if (isKnown || !chain || !reading.fit || !reading.shape || chain.joints.some((joint) => joint !== 'soft'))
    return reading
  const [item] = chain.items
  if (item!.mark || item!.unit || !gradeCode(text.slice(item!.start, item!.end))) return reading

  return { used: reading.used, candidates: [{ shape: reading.shape, fit: reading.fit }] }
}
