import type { DeliveryState } from './delivery_states.ts'
import type { heatHardnessScales } from './heat.ts'

/** Groups of materials in the order of the picker. */
export const gradeGroups = [
  { key: 'carbon', zh: '碳素结构钢', en: 'Carbon steel' },
  { key: 'low_alloy', zh: '低合金高强度钢', en: 'Low-alloy steel' },
  { key: 'alloy_structural', zh: '合金结构钢', en: 'Alloy structural steel' },
  { key: 'carburising', zh: '渗碳钢', en: 'Case-hardening steel' },
  { key: 'nitriding', zh: '渗氮钢', en: 'Nitriding steel' },
  { key: 'spring', zh: '弹簧钢', en: 'Spring steel' },
  { key: 'bearing', zh: '轴承钢', en: 'Bearing steel' },
  { key: 'carbon_tool', zh: '碳素工具钢', en: 'Carbon tool steel' },
  { key: 'cold_work_tool', zh: '冷作模具钢', en: 'Cold-work tool steel' },
  { key: 'hot_work_tool', zh: '热作模具钢', en: 'Hot-work tool steel' },
  { key: 'plastic_mould', zh: '塑料模具钢', en: 'Plastic mould steel' },
  { key: 'high_speed', zh: '高速工具钢', en: 'High-speed steel' },
  { key: 'roll', zh: '轧辊钢', en: 'Roll steel' },
  { key: 'pressure_vessel', zh: '承压设备用钢', en: 'Pressure-vessel steel' },
  { key: 'rotor', zh: '转子钢', en: 'Rotor steel' },
  { key: 'heat_resistant', zh: '耐热钢', en: 'Heat-resistant steel' },
  { key: 'stainless_ferritic', zh: '铁素体不锈钢', en: 'Ferritic stainless steel' },
  { key: 'stainless_martensitic', zh: '马氏体不锈钢', en: 'Martensitic stainless steel' },
  { key: 'stainless_austenitic', zh: '奥氏体不锈钢', en: 'Austenitic stainless steel' },
  { key: 'stainless_duplex', zh: '双相不锈钢', en: 'Duplex stainless steel' },
  { key: 'stainless_ph', zh: '沉淀硬化不锈钢', en: 'Precipitation-hardening stainless steel' },
  { key: 'nickel_alloy', zh: '镍基合金', en: 'Nickel alloy' },
  { key: 'titanium', zh: '钛及钛合金', en: 'Titanium' },
  { key: 'aluminium', zh: '铝合金', en: 'Aluminium alloy' },
] as const

export type GradeGroup = (typeof gradeGroups)[number]['key']

/** Another name of a grade; `exact` only if the chemical composition counts as the same. */
export type GradeEquivalent = {
  code: string
  kind: 'exact' | 'comparable'
  standard: string
  source: string
  /** Whether the name is that of an earlier edition: it is still read, but no longer given to new goods. */
  former?: true
}

/** Hardness in a delivery condition, as the standard limits it or the trade usually delivers it. */
export type GradeHardness = {
  state: DeliveryState
  min?: number
  max?: number
  scale: (typeof heatHardnessScales)[number]
}

/** A listed material; `density` is in g/cm³, `source` names the standard or handbook of the row. */
export type Grade = {
  code: string
  zh: string
  en: string
  standard: string
  group: GradeGroup
  density: number
  equivalents: readonly GradeEquivalent[]
  source: string
  /** Heat analysis in % by mass as in the table: `C .42-.5 P .03`, read by `chemistryOf`. */
  chemistry?: string
  /** Conditions in which the trade usually delivers it. */
  states?: readonly DeliveryState[]
  hardness?: readonly GradeHardness[]
  /** The grade that has taken its place in the standard. */
  supersededBy?: string
}
