import type { QuotationValues } from '#contract/postings/quotation.ts'
import { densityOf } from '#contract/steel/grades.ts'
import { weightKg } from '#contract/steel/weight.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { lines, type Line, type Offer } from './catalogue.data.ts'
import { mills, type DemoCompany } from './companies.data.ts'
import type { Random } from './random.ts'

export type Values = QuotationValues
/** Addresses of the demo photos of a shape. */
export type Photos = (shape: Shape, isRemnant: boolean) => readonly string[]

/** Pieces of the trade weigh between 0.1 and 22 t; lots stay below a lorry or two. */
const pieceKg = { min: 100, max: 22_000 }
const lotKg = 60_000

const notes = [
  '库存现货，可按需锯切，附材质证明书。',
  '锻后正火，超声波探伤合格，端面平整。',
  '当天可发车，支持到厂验货。',
  '表面黑皮，粗加工余量单边 5 mm。',
  'Ready in stock, saw-cut ends, certificate on request.',
  'Ultrasonically tested over the full length; third-party inspection welcome.',
  '尺寸为锻件毛坯尺寸，公差按标准执行。',
  '真空脱气钢锭锻造，锻造比大于 4。',
  '',
]
const defects = [
  '一端有锯切斜口约 15 mm，不影响使用。',
  '表面局部氧化皮脱落，深度小于 2 mm。',
  '长料余头，端面未平头，有喷码。',
  '外圆局部压痕，加工余量足够。',
]

function pieceOf(line: Line, material: string, random: Random): { dims: Dims; kg: number } {
  for (;;) {
    const dims = line.dims(random)
    const kg = weightKg(line.shape, dims, densityOf(material)) ?? 0
    if (kg >= pieceKg.min && kg <= pieceKg.max) return { dims, kg }
  }
}

const round = (value: number, to: number) => Math.round(value / to) * to

/** A price as such a line is quoted: per tonne, per kg where steel is dear, remnants by the piece; some are negotiable. */
function priceOf(line: Line, offer: Offer, kg: number, random: Random): Partial<Values> {
  if (random.chance(0.07)) return { negotiable: 1 }
  const perT = offer[1] * (0.96 + random.next() * 0.08) * (line.isRemnant ? 0.62 + random.next() * 0.16 : 1)
  const common = { currency: 'CNY', tax_included: random.chance(0.9) ? 1 : 0, negotiable: 0 } as const
  if (line.isRemnant && random.chance(0.4)) {
    return { ...common, price_basis: 'per_piece', price_amount: round((perT * kg) / 1000, 10) }
  }
  if (line.perKg && random.chance(0.8))
    return { ...common, price_basis: 'per_kg', price_amount: round(perT / 1000, 0.1) }
  return { ...common, price_basis: 'per_t', price_amount: round(perT, 10) }
}

function testsOf(state: string, offer: Offer, random: Random): Partial<Values> {
  const isHardened = state === 'quenched_tempered' || state === 'pre_hardened'
  const low = state === 'pre_hardened' ? 28 : random.int(22, 26) * 10
  return {
    ...(isHardened && {
      hardness_min: low,
      hardness_max: low + (state === 'pre_hardened' ? 6 : 40),
      hardness_scale: state === 'pre_hardened' ? ('HRC' as const) : ('HBW' as const),
    }),
    ...(random.chance(0.75) && {
      flaw_detection: ['UT'] as const satisfies Values['flaw_detection'],
      flaw_standard: offer[2].startsWith('NB') ? 'NB/T 47013.3' : 'GB/T 6402',
      flaw_level: offer[2].startsWith('NB') ? 'Ⅱ' : '2',
    }),
    ...(random.chance(0.5) && { forging_ratio: random.int(30, 60) / 10 }),
  }
}

const rounded = (dims: Dims): Dims =>
  Object.fromEntries(
    Object.entries(dims).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value * 10) / 10 : value,
    ]),
  )

/** A complete spot posting as a trader of this company might write it. */
export function spotValues(company: DemoCompany, photos: Photos, random: Random): Values {
  const name = random.pick(company.lines)
  const line = lines[name] as Line
  const offer = random.pick(line.offers)
  const [material, , standard, states] = offer
  const { dims, kg } = pieceOf(line, material, random)
  const most = Math.max(1, Math.floor(lotKg / kg))
  const quantity = line.isRemnant ? Math.min(most, random.int(1, 2)) : Math.min(most, random.int(1, 14))
  const state = random.pick(states)
  const onScale = random.chance(0.4)
  const description = random.pick(notes)
  const own = photos(line.shape, line.isRemnant === true)
  const isVacuum = random.chance(0.6)
  return {
    category_id: line.category,
    character: line.isRemnant ? 2 : 1,
    material,
    shape: line.shape,
    dims: rounded(dims),
    delivery_state: state,
    quantity,
    quantity_unit: line.unit,
    weighing_method: onScale ? 1 : 2,
    ...(onScale && { actual_weight_kg: round(kg * quantity * (0.994 + random.next() * 0.014), 1) }),
    ...priceOf(line, offer, kg, random),
    region_id:
      random.chance(0.65) || company.stores.length === 0 ? company.regionId : random.pick(company.stores),
    photos: random.some(own, line.isRemnant ? 3 : Math.min(own.length, random.int(1, 4))),
    ...(description && { description }),
    deadline: random.pick([30, 30, 30, 30, 7]),
    have_warranty: random.chance(0.85) ? 1 : 0,
    have_report: random.chance(0.4) ? 1 : 0,
    standard: [standard, ...(random.chance(0.4) ? ['GB/T 908'] : [])],
    mill: random.pick(mills),
    heat_no: `${random.pick(['A', 'D', 'K', 'Y'])}${random.int(24, 26)}-${String(random.int(1, 9999)).padStart(4, '0')}`,
    ...testsOf(state, offer, random),
    melting: isVacuum ? ['EAF', 'LF', 'VD'] : ['EAF', 'LF'],
    surface: random.pick(['black', 'black', 'rough_turned', 'turned']),
    certificate_type: random.pick(['3.1', '3.1', '2.2', '3.2']),
    cuttable: line.unit === 'bar' && random.chance(0.6) ? 1 : 0,
    ...(line.isRemnant && { defect_notes: random.pick(defects) }),
    claim_policy: line.isRemnant ? 'not_accepted' : 'accepted',
    delivery_terms: random.pick(['ex_works', 'self_pickup', 'delivered']),
    invoice: 'vat_13',
    payment: random.pick(['款到发货', '30% 定金，发货前付清', 'T/T in advance']),
    freight_by: random.pick(['buyer', 'buyer', 'negotiable']),
  }
}
