import { steelIssues, type SteelIssue } from './shapes.ts'

/** Error messages for dimensions, in both languages. */
const texts: Record<SteelIssue, { en: string; zh: string }> = {
  dim_required: { en: 'Enter this dimension', zh: '请填写尺寸' },
  dim_not_number: { en: 'Must be a number', zh: '必须是数字' },
  dim_not_positive: { en: 'Must be greater than 0', zh: '必须大于 0' },
  dim_too_large: { en: 'Larger than any real piece', zh: '超出实际可能的尺寸' },
  dim_decimals: { en: 'At most 1 decimal place; the unit is mm', zh: '最多 1 位小数（单位为 mm）' },
  kg_decimals: { en: 'At most 1 decimal place; the unit is kg', zh: '最多 1 位小数（单位为 kg）' },
  dim_unexpected: { en: 'This shape has no such dimension', zh: '该形状没有此尺寸' },
  id_not_below_od: {
    en: 'The inner diameter must be smaller than the outer diameter',
    zh: '内径必须小于外径',
  },
  wall_over_radius: { en: 'The wall cannot be thicker than the radius', zh: '壁厚不能超过半径' },
  thickness_over_width: {
    en: 'The thickness of a flat is its smallest dimension: it cannot be above the width',
    zh: '扁钢的厚度是最小尺寸，不能大于宽度',
  },
  steps_required: { en: 'Enter at least one step', zh: '请至少填写一段台阶' },
  steps_too_many: { en: 'Twelve steps at most', zh: '台阶最多 12 段' },
}

export const isSteelIssue = (key: string): key is SteelIssue =>
  (steelIssues as readonly string[]).includes(key)
export const steelIssueText = (key: SteelIssue, lang: 'zh' | 'en'): string => texts[key][lang]
