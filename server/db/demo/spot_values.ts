import type { QuotationValues } from '#contract/postings/quotation.ts'
import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import { densityOf } from '#contract/steel/grades.ts'
import { weightKg } from '#contract/steel/weight.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { lines, type Line, type Offer } from './catalogue.data.ts'
import { hardnessOf, isForged, isSteel, meltingOf } from './steel_facts.ts'
import { mills, type DemoCompany } from './companies.data.ts'
import type { Random } from './random.ts'

export type Values = QuotationValues
/** Addresses of the demo photos of a shape. */
export type Photos = (shape: Shape, isRemnant: boolean) => readonly string[]

/** Pieces weigh between 0.1 and 22 t, as usual in the trade; a lot fills at most a lorry or two. */
const pieceKg = { min: 100, max: 22_000 }
const lotKg = 60_000

/** Remarks about stock, each only where it is true. */
const notes: readonly (readonly [text: string, isTrue: (of: Partial<Values>) => boolean])[] = [
  ['库存现货，可按需锯切。', ({ cuttable }) => cuttable === 1],
  ['超声波探伤合格，端面平整。', ({ flaw_detection: tests }) => Boolean(tests?.length)],
  ['当天可发车，支持到厂验货。', () => true],
  ['表面黑皮，留粗加工余量。', ({ surface }) => surface === 'black'],
  ['Ready in stock, mill certificate comes with the goods.', ({ have_warranty: has }) => has === 1],
  [
    'Ultrasonically tested; third-party inspection welcome.',
    ({ flaw_detection: tests }) => Boolean(tests?.length),
  ],
  ['尺寸公差按标准执行。', () => true],
  [
    '真空脱气钢，锻造比大于 4。',
    ({ melting, forging_ratio: ratio }) => Boolean(melting?.includes('VD')) && (ratio ?? 0) > 4,
  ],
  ['', () => true],
]
const defects = [
  '一端有锯切斜口约 15 mm，不影响使用。',
  '表面局部氧化皮脱落，深度小于 2 mm。',
  '长料余头，端面未平头，有喷码。',
  '外圆局部压痕，加工余量足够。',
]

function pieceOf(line: Line, material: string, random: Random): { dims: Dims; kg: number } {
  for (;;) {
    const drawn = line.dims(random)
    const weigh = (dims: Dims) => weightKg(line.shape, dims, densityOf(material)) ?? 0
    const kg = weigh(drawn)
    if (kg < pieceKg.min || kg > pieceKg.max) continue
    const dims = line.finish ? line.finish(drawn) : drawn
    return { dims, kg: weigh(dims) }
  }
}

const round = (value: number, to: number) => Math.round(value / to) * to
/** Rounded to tenths, as prices per kg are quoted. */
const tenths = (value: number) => Math.round(value * 10) / 10

/**
 * A price in the form usual for the goods: per tonne, per kg for expensive steel, per piece for remnants; some are
 * negotiable.
 */
function priceOf(line: Line, offer: Offer, kg: number, random: Random): Partial<Values> {
  if (random.chance(0.07)) return { negotiable: 1 }
  const perT = offer[1] * (0.96 + random.next() * 0.08) * (line.isRemnant ? 0.62 + random.next() * 0.16 : 1)
  const common = { currency: 'CNY', tax_included: random.chance(0.9) ? 1 : 0, negotiable: 0 } as const
  if (line.isRemnant && random.chance(0.4)) {
    return { ...common, price_basis: 'per_piece', price_amount: round((perT * kg) / 1000, 10) }
  }
  if (line.perKg && random.chance(0.8))
    return { ...common, price_basis: 'per_kg', price_amount: tenths(perT / 1000) }
  return { ...common, price_basis: 'per_t', price_amount: round(perT, 10) }
}

function testsOf(state: DeliveryState, shape: Shape, offer: Offer, random: Random): Partial<Values> {
  const [material] = offer
  const low = state === 'pre_hardened' ? 0 : random.int(22, 26) * 10
  const isTested = random.chance(0.75) && shape !== 'ingot'
  const ratio = random.chance(0.5) && state !== 'hot_rolled' && random.int(30, 60) / 10
  return {
    ...hardnessOf(material, state, low),
    ...(isTested && {
      flaw_detection: ['UT'] as const satisfies Values['flaw_detection'],
      flaw_standard: offer[2].startsWith('NB')
        ? 'NB/T 47013.3'
        : isSteel(material)
          ? 'GB/T 6402'
          : 'GB/T 5193',
      flaw_level: offer[2].startsWith('NB') ? 'Ⅱ' : '2',
    }),
    ...(ratio && isForged(shape, state) && { forging_ratio: ratio }),
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
  const wished = random.int(0, notes.length - 1)
  const own = photos(line.shape, line.isRemnant === true)
  const isVacuum = random.chance(0.6)
  const isCertified = random.chance(0.85)
  const certificate_type = random.pick(['3.1', '3.1', '2.2', '3.2'] as const)
  const values: Values = {
    category_id: line.categories?.[material] ?? line.category,
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
    deadline: random.pick([30, 30, 30, 30, 7]),
    have_warranty: isCertified ? 1 : 0,
    have_report: random.chance(0.4) ? 1 : 0,
    // Dimensions of forged bars; undefined for other shapes.
    standard: [
      standard,
      ...(random.chance(0.4) && line.unit === 'bar' && state !== 'hot_rolled' && isSteel(material)
        ? ['GB/T 908']
        : []),
    ],
    mill: random.pick(mills),
    heat_no: `${random.pick(['A', 'D', 'K', 'Y'])}${random.int(24, 26)}-${String(random.int(1, 9999)).padStart(4, '0')}`,
    ...testsOf(state, line.shape, offer, random),
    melting: meltingOf(material, isVacuum),
    surface: line.shape === 'ingot' ? 'black' : random.pick(['black', 'black', 'rough_turned', 'turned']),
    ...(isCertified && { certificate_type }),
    cuttable: line.unit === 'bar' && random.chance(0.6) ? 1 : 0,
    ...(line.isRemnant && { defect_notes: random.pick(defects) }),
    claim_policy: line.isRemnant ? 'not_accepted' : 'accepted',
    delivery_terms: random.pick(['ex_works', 'self_pickup', 'delivered']),
    invoice: 'vat_13',
    payment: random.pick(['款到发货', '30% 定金，发货前付清', 'T/T in advance']),
    freight_by: random.pick(['buyer', 'buyer', 'negotiable']),
  }
  const [text, isTrue] = notes[wished]!
  return text && isTrue(values) ? { ...values, description: text } : values
}
