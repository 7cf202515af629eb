import type { Words } from './columns.ts'
import { type SizeStyle, range } from './sizes.ts'

/** Names of shapes in mainland China. */
export const NAMES: Words = {
  round: '圆钢',
  square: '方钢',
  hexagon: '六角钢',
  flat: '扁钢',
  plate: '钢板',
  block: '模块',
  ring: '环件',
  disc: '锻饼',
  tube: '无缝管',
  hollow: '空心锻件',
}
/** Names of forged shapes in mainland China. */
export const FORGED: Words = { ...NAMES, round: '锻圆', square: '锻方', block: '锻板', hollow: '锻管' }
/** The sign of a diameter. */
export const PHI = { round: 'φ', disc: 'φ', ring: 'φ', hollow: 'φ', tube: 'φ' }
/** Sizes with a star: φ250*3650, 130*130*4750. */
export const STAR: SizeStyle = {
  times: '*',
  before: PHI,
  inside: '',
  slash: '/',
  squareTwice: true,
  tells: ['round', 'square'],
}
/** Sizes with a cross: φ420×1370, □220×4040. */
export const CROSS: SizeStyle = {
  times: '×',
  before: { ...PHI, square: '□' },
  slash: '/φ',
  inside: '',
  length: true,
  random: range('-', '米'),
  tells: ['round', 'square'],
}
/** Writes carbon steel by its number alone with its sign: 45#. */
export const sharp = (one: string): string => (/^\d\d$/u.test(one) ? `${one}#` : one)
