/** Raw materials of the demo with invented prices. */
import type { MaterialGroup, MaterialTax, MaterialUnit } from '#contract/market_price_enums.ts'

type DemoMaterial = {
  zh: string
  en: string
  group: MaterialGroup
  unit: MaterialUnit
  tax: MaterialTax
  /** What its price moves around, and what it is rounded to. */
  price: number
  step: number
}

/** Jiangsu, Hebei and Shanxi, with the factor of their prices. */
export const demoRegions = [
  { id: 320_000, factor: 1 },
  { id: 130_000, factor: 0.985 },
  { id: 140_000, factor: 0.972 },
] as const

const of = (
  group: MaterialGroup,
  zh: string,
  en: string,
  price: number,
  step: number,
  more: { unit?: MaterialUnit; tax?: MaterialTax } = {},
): DemoMaterial => ({ group, zh, en, price, step, unit: 't', tax: 'with_tax', ...more })

export const demoMaterials: readonly DemoMaterial[] = [
  of('scrap', '重废 ≥6 mm', 'Heavy melting scrap, ≥ 6 mm', 2_420, 10, { tax: 'without_tax' }),
  of('scrap', '破碎料', 'Shredded scrap', 2_560, 10, { tax: 'without_tax' }),
  of('scrap', '铬钼钢废料', 'Cr-Mo alloy scrap', 3_480, 10, { tax: 'without_tax' }),
  of('iron', '炼钢生铁 L10', 'Steelmaking pig iron L10', 3_060, 10),
  of('iron', '铸造生铁 Z18', 'Foundry pig iron Z18', 3_420, 10),
  of('alloy', '高碳铬铁 50 基', 'High-carbon ferrochrome, 50 % basis', 8_150, 25),
  of('alloy', '钼铁 60-A', 'Ferromolybdenum 60-A', 228_000, 500),
  of('alloy', '钒铁 50', 'Ferrovanadium 50', 91_500, 500),
  of('alloy', '高碳锰铁 65', 'High-carbon ferromanganese 65', 5_720, 20),
  of('metal', '电解镍', 'Electrolytic nickel', 127.4, 0.2, { unit: 'kg' }),
  of('semi', '45# 连铸圆坯 φ600', 'Continuous-cast round, grade 45, φ600', 3_780, 10),
  of('semi', '42CrMo 钢锭', '42CrMo ingot', 4_460, 10),
]
