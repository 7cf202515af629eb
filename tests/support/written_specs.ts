// Random specifications written as traders write them, with noise around, for the property test of the reader.
import * as fc from 'fast-check'
import type { DimName, Dims, Shape } from '#contract/steel/shapes.ts'
import { shapeDims } from '#contract/steel/shapes.ts'

export type Written = { line: string; shape: Shape; dims: Dims; hasNoise: boolean }

type Sized = Exclude<Shape, 'stepped' | 'ingot' | 'drawing'>
const sizedShapes: readonly Sized[] = ['round', 'square', 'flat', 'ring', 'sleeve', 'pipe', 'disc', 'hexagon']

const int = (min: number, max: number) => fc.integer({ min, max })
const section = fc.oneof(
  int(20, 1500),
  int(20, 1500).map((value) => value + 0.5),
)
const length = fc.oneof(
  int(200, 12_000),
  int(4, 120).map((value) => value * 100),
)

/** Pieces as they are traded: a length is longer than the section, a ring is lower than it is wide. */
const pieces: Record<Sized, fc.Arbitrary<Dims>> = {
  round: fc.record({ d: section, l: length }),
  square: fc.record({ a: section, l: length }),
  flat: fc.tuple(int(20, 600), int(100, 1500), length).map(([one, other, l]) => {
    const [t, w, longest] = [one, other, l].toSorted((a, b) => a - b)
    return { t: t!, w: w!, l: longest! }
  }),
  ring: fc.record({ od: int(400, 5000), share: int(30, 90), h: int(50, 390) }).map(bored),
  // A sleeve is longer than it is wide, else it is a ring.
  sleeve: fc.record({ od: int(200, 1500), share: int(30, 90), l: int(1501, 6000) }).map(bored),
  pipe: fc
    .record({ od: int(50, 800), share: int(5, 40), l: length })
    .map(({ od, share, l }) => ({ od, wt: Math.max(2, Math.floor((od * share) / 100)), l })),
  disc: fc.record({ d: int(300, 3000), h: int(50, 290) }),
  hexagon: fc.record({ s: int(20, 200), l: length }),
}

function bored({ od, share, ...rest }: { od: number; share: number; h?: number; l?: number }): Dims {
  return { od, id: Math.floor((od * share) / 100), ...rest }
}

const hanDigits = '零一二三四五六七八九'
/** 三百二十: the numeral of a whole number below 10,000. */
function inHan(value: number): string {
  const digits = String(value)
  let text = ''
  let zero = false
  for (const [index, char] of [...digits].entries()) {
    const power = ['', '十', '百', '千'][digits.length - 1 - index]!
    if (char === '0') zero = text !== ''
    else {
      text += (zero ? '零' : '') + hanDigits[Number(char)]! + power
      zero = false
    }
  }
  return text
}

const grouped = (value: number, sign: string) => String(value).replace(/(\d)(\d{3})(?=\.|$)/, `$1${sign}$2`)
const wide = (text: string) =>
  text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0))

type Style = {
  number: 'plain' | 'comma' | 'blank' | 'apostrophe' | 'wide' | 'decimalComma' | 'han'
  unit: 'none' | 'mm' | 'mmLast' | 'cm' | 'metres' | 'inches' | 'apart'
  separator: string
  labels: 'none' | 'sign' | 'zh' | 'zhColon' | 'zhAfter' | 'en' | 'enAfter' | 'de' | 'letter'
  word: 'none' | 'zh' | 'en' | 'de'
}

const styles: fc.Arbitrary<Style> = fc.record({
  number: fc.constantFrom<Style['number']>(
    'plain',
    'plain',
    'comma',
    'blank',
    'apostrophe',
    'wide',
    'decimalComma',
    'han',
  ),
  unit: fc.constantFrom<Style['unit']>('none', 'none', 'mm', 'mmLast', 'cm', 'metres', 'inches', 'apart'),
  separator: fc.constantFrom('×', 'x', 'X', '*', ' x ', ' × ', '＊', 'х', ' ', ', ', '，', '/', '乘'),
  labels: fc.constantFrom<Style['labels']>(
    'none',
    'sign',
    'sign',
    'zh',
    'zhColon',
    'zhAfter',
    'en',
    'enAfter',
    'de',
    'letter',
  ),
  word: fc.constantFrom<Style['word']>('none', 'zh', 'en', 'de'),
})

type Labels = Partial<Record<DimName, string>>
const before: Partial<Record<Style['labels'], Labels>> = {
  sign: { d: 'φ', a: '□', od: 'φ', id: 'φ', s: 'SW' },
  zh: {
    d: '直径',
    a: '边长',
    t: '厚',
    w: '宽',
    l: '长',
    od: '外径',
    id: '内孔',
    wt: '壁厚',
    h: '高',
    s: '对边',
  },
  zhColon: {
    d: '直径：',
    a: '边长：',
    t: '厚度：',
    w: '宽度：',
    l: '长度：',
    od: '外圆：',
    id: '内径：',
    wt: '壁厚：',
    h: '高度：',
    s: '对边：',
  },
  en: {
    d: 'dia ',
    a: 'side ',
    t: 'thickness ',
    w: 'width ',
    l: 'length ',
    od: 'OD ',
    id: 'bore ',
    wt: 'wall ',
    h: 'height ',
    s: 'AF ',
  },
  de: {
    d: 'Durchmesser ',
    a: 'Kantenlänge ',
    t: 'Dicke ',
    w: 'Breite ',
    l: 'Länge ',
    od: 'Øa ',
    id: 'Øi ',
    wt: 'Wandstärke ',
    h: 'Höhe ',
    s: 'SW ',
  },
  // S136, S7 and T9 are grades too.
  letter: { d: 'D=', a: 'A=', t: 'T=', w: 'W=', l: 'L=', od: 'OD=', id: 'ID=', wt: 'WT=', h: 'H=', s: 'S=' },
}
const after: Partial<Record<Style['labels'], Labels>> = {
  zhAfter: { a: '方', t: '厚', w: '宽', l: '长', od: '外径', id: '内孔', wt: '壁厚', h: '高', s: '对边' },
  enAfter: {
    d: ' dia',
    t: ' thick',
    w: ' wide',
    l: ' long',
    od: ' OD',
    id: ' ID',
    wt: ' wall',
    h: ' high',
    s: ' across flats',
  },
}
const words: Record<Sized, Record<Style['word'], string>> = {
  round: { none: '', zh: '圆钢', en: 'round bar', de: 'Rundstahl' },
  square: { none: '', zh: '方钢', en: 'square bar', de: 'Vierkantstahl' },
  flat: { none: '', zh: '模块', en: 'flat bar', de: 'Flachstahl' },
  ring: { none: '', zh: '锻环', en: 'forged ring', de: 'Schmiedering' },
  sleeve: { none: '', zh: '空心轴', en: 'hollow bar', de: 'Hohlwelle' },
  pipe: { none: '', zh: '无缝管', en: 'seamless pipe', de: 'Rohr' },
  disc: { none: '', zh: '锻饼', en: 'forged disc', de: 'Scheibe' },
  hexagon: { none: '', zh: '六角钢', en: 'hex bar', de: 'Sechskant' },
}

/** Nobody writes a flat with slashes, and D2 781 is a grade and its size. */
function plausible(shape: Sized, style: Style): Style {
  const separator = style.separator === '/' && shape === 'flat' ? '×' : style.separator
  const number = style.labels === 'letter' && style.number === 'blank' ? 'plain' : style.number
  return { ...style, separator, number }
}

/** A length of the piece as it is written, and what that is in millimetres. */
function write(value: number, name: DimName, style: Style): { text: string; mm: number } {
  const isLength = name === 'l'
  if (style.unit === 'inches') {
    const eighths = Math.max(1, Math.round((value / 25.4) * 8))
    const [whole, rest] = [Math.floor(eighths / 8), eighths % 8]
    const fraction =
      rest === 0 ? '' : `${rest % 4 === 0 ? '1/2' : rest % 2 === 0 ? `${rest / 2}/4` : `${rest}/8`}`
    return {
      text: `${[whole || '', fraction].filter(Boolean).join('-')}"`,
      mm: Math.round((eighths / 8) * 254) / 10,
    }
  }
  if (style.unit === 'metres' && isLength) return { text: `${value / 1000}m`, mm: value }
  if (style.unit === 'cm') return { text: String(value / 10), mm: value }
  const whole = Number.isInteger(value)
  const unit = style.unit === 'mm' ? 'mm' : ''
  if (style.number === 'han' && whole && value < 10_000) return { text: inHan(value), mm: value }
  if (style.number === 'comma' && whole) return { text: grouped(value, ',') + unit, mm: value }
  if (style.number === 'blank') return { text: grouped(value, ' ') + unit, mm: value }
  if (style.number === 'apostrophe' && whole) return { text: grouped(value, "'") + unit, mm: value }
  if (style.number === 'wide') return { text: wide(String(value)) + unit, mm: value }
  if (style.number === 'decimalComma') return { text: String(value).replace('.', ',') + unit, mm: value }
  return { text: String(value) + unit, mm: value }
}

function render(shape: Sized, given: Dims, style: Style): { text: string; dims: Dims } {
  const dims: Dims = {}
  const parts = shapeDims[shape].map((name) => {
    const { text, mm } = write(given[name]!, name, style)
    dims[name] = mm
    return `${before[style.labels]?.[name] ?? ''}${text}${after[style.labels]?.[name] ?? ''}`
  })
  const isAfter = style.labels === 'zhAfter' || style.labels === 'enAfter'
  const end = {
    none: '',
    mm: '',
    mmLast: isAfter ? '' : ' mm',
    cm: ' cm',
    metres: '',
    inches: '',
    apart: ' (mm)',
  }[style.unit]
  const word = words[shape][style.word]
  return { text: [word, parts.join(style.separator) + end].filter(Boolean).join(' '), dims }
}

const noise = fc.constantFrom(
  '电话13812345678',
  'Tel: 138 1234 5678',
  '0511-86543210',
  '某某锻造有限公司',
  '上海现货',
  'urgent',
  'GB/T 6402',
  'EN 10228-3',
  'ASTM A388',
  'HB 260-300',
  '28-32HRC',
  '5480元/吨',
  '2026-05-06',
  '3.88t',
  'UT II级',
  '图号 KS-2017',
  '(备料)',
  '!!!',
  '。',
  '—',
  '约',
  'ca.',
  '库存 12',
  '第3批',
  '#7',
  '½',
  '300',
  '带中心孔',
  '+余料',
  '两头车光',
)
const grade = fc.constantFrom('', '45#', '42CrMo', '304', '4140', '1.7225', 'H13', '材质：40Cr')
const quantity = fc.constantFrom('', '2支', '3 pcs', '数量:4件', '5根', 'qty 2')

export const writtenSpecs = (withNoise: boolean): fc.Arbitrary<Written> =>
  fc
    .record({
      shape: fc.constantFrom(...sizedShapes),
      style: styles,
      grade,
      quantity,
      noise: withNoise ? fc.array(noise, { minLength: 1, maxLength: 3 }) : fc.constant([]),
      order: fc.integer({ min: 0, max: 5 }),
      blank: fc.constantFrom(' ', '  ', ', ', '，'),
    })
    .chain((given) => pieces[given.shape].map((dims) => ({ ...given, dims })))
    .map(({ shape, style, dims, grade: material, quantity: count, noise: extra, order, blank }) => {
      const spec = render(shape, dims, plausible(shape, style))
      const own = [material, spec.text, count]
      const placed = order % 2 === 0 ? own : [spec.text, material, count]
      const all = [...placed]
      for (const [index, part] of extra.entries()) all.splice((order + index) % (all.length + 1), 0, part)
      const line = all.filter(Boolean).join(blank)
      return { line, shape, dims: spec.dims, hasNoise: extra.length > 0 }
    })
