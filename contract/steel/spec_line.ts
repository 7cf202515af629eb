import type { Dims, Shape } from './shapes.ts'

export type Bilingual = { zh: string; en: string }

export const shapeNames: Record<Shape, Bilingual> = {
  round: { zh: '圆棒', en: 'round bar' },
  square: { zh: '方钢', en: 'square bar' },
  flat: { zh: '扁钢/模块', en: 'flat bar or block' },
  ring: { zh: '环件', en: 'ring' },
  sleeve: { zh: '筒体', en: 'sleeve' },
  pipe: { zh: '管', en: 'pipe' },
  disc: { zh: '饼', en: 'disc' },
  hexagon: { zh: '六角钢', en: 'hexagon bar' },
  stepped: { zh: '台阶轴', en: 'stepped shaft' },
  ingot: { zh: '钢锭', en: 'ingot' },
  drawing: { zh: '按图', en: 'by drawing' },
}

/** A dimension without a trailing `.0`; `?` if it is missing. */
export function dimText(value: number | undefined): string {
  return value === undefined ? '?' : String(Math.round(value * 10) / 10)
}

/** Lengths (mm) up to here need their unit: without one they are as often metres, 圆钢 φ300×6. */
export const shortLength = 15

/**
 * The canonical specification line (mm, kg for an ingot). `parseSpec` can read it back given the shape. A sleeve
 * differs from a ring by its `L`.
 */
export function specLine(shape: Shape, dims: Dims, lang: 'zh' | 'en' = 'zh'): string {
  const of = (name: Exclude<keyof Dims, 'steps'>) =>
    dimText(dims[name]) + (name === 'l' && dims.l! <= shortLength ? 'mm' : '')
  switch (shape) {
    case 'round':
      return `φ${of('d')}×${of('l')}`
    case 'square':
      return `□${of('a')}×${of('l')}`
    case 'flat':
      return `${of('t')}×${of('w')}×${of('l')}`
    case 'ring':
      return `OD${of('od')}/ID${of('id')}×${of('h')}`
    case 'sleeve':
      return `OD${of('od')}/ID${of('id')}×L${of('l')}`
    case 'pipe':
      return `φ${of('od')}×${of('wt')}×${of('l')}`
    case 'disc':
      return `φ${of('d')}×${of('h')}`
    case 'hexagon':
      return `S${of('s')}×${of('l')}`
    case 'stepped':
      return (dims.steps ?? []).map((step) => `φ${dimText(step.d)}×${dimText(step.l)}`).join('+')
    case 'ingot':
      return `${of('kg')}kg`
    case 'drawing':
      return shapeNames.drawing[lang]
  }
}

type TitleParts = {
  material: string
  categoryName: Bilingual
  shape: Shape
  dims: Dims
  deliveryState?: Bilingual
}

/** The title generated for a posting: `42CrMo 锻圆 φ320×6150 调质`, `42CrMo forged round bar φ320×6150, quenched and tempered`. */
export function postingTitle(parts: TitleParts): Bilingual {
  const line = (lang: 'zh' | 'en') =>
    [parts.material, parts.categoryName[lang], specLine(parts.shape, parts.dims, lang)]
      .filter((part) => part !== '')
      .join(' ')
  const state = parts.deliveryState
  return {
    zh: state ? `${line('zh')} ${state.zh}` : line('zh'),
    en: state ? `${line('en')}, ${state.en}` : line('en'),
  }
}
