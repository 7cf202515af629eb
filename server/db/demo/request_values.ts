import type { Values as ValuesOf } from '#contract/field_rules.ts'
import type { FileRef } from '#contract/fields.ts'
import type { purchaseForging } from '#contract/postings/purchase_forging.ts'
import type { purchaseMaterial } from '#contract/postings/purchase_material.ts'
import type { purchasePiece } from '#contract/postings/purchase_piece.ts'
import type { Dims } from '#contract/steel/shapes.ts'
import { dimsOf, lines, step, type Line, type Offer } from './catalogue.data.ts'
import type { DemoCompany } from './companies.data.ts'
import { mills } from './companies.data.ts'
import { hardnessOf } from './steel_facts.ts'
import type { Random } from './random.ts'

export type MaterialValues = ValuesOf<(typeof purchaseMaterial)['fields']>
export type PieceValues = ValuesOf<(typeof purchasePiece)['fields']>
export type ForgingValues = ValuesOf<(typeof purchaseForging)['fields']>

export type Scene = { now: Date; random: Random; company: DemoCompany; drawings: readonly FileRef[] }

const day = 86_400_000

/** Fields of every request: destination, deadline, visibility, sometimes a target price. */
function wanted({ now, random, company }: Scene, offer: Offer, inDays: readonly [number, number]) {
  const state = random.pick(offer[3])
  const needed = new Date(now.getTime() + random.int(...inDays) * day)
  return {
    material: offer[0],
    standard: [offer[2]],
    delivery_state: state,
    region_id: company.regionId,
    needed_by: needed.toISOString().slice(0, 10),
    deadline: random.pick([30, 30, 30, 7] as const),
    visibility: random.chance(0.2) ? ('members' as const) : ('public' as const),
    have_warranty: 1 as const,
    certificate_type: random.pick(['3.1', '3.1', '3.2', '2.2'] as const),
    ...(random.chance(0.4) && { have_report: 1 as const }),
    ...hardnessOf(offer[0], state, 230),
    ...(random.chance(0.6) && {
      flaw_detection: ['UT'] as 'UT'[],
      flaw_standard: offer[2].startsWith('NB') ? 'NB/T 47013.3' : 'GB/T 6402',
      flaw_level: '2',
    }),
    ...(random.chance(0.55) && {
      price_amount: Math.round((offer[1] * (0.93 + random.next() * 0.06)) / 10) * 10,
      price_basis: 'per_t' as const,
      currency: 'CNY' as const,
      tax_included: 1 as const,
    }),
    payment: random.pick(['款到发货', '30% 定金，余款发货前付清', '月结 30 天', 'T/T 30 days']),
    invoice: 'vat_13' as const,
    freight_by: random.pick(['seller', 'seller', 'negotiable'] as const),
  }
}

const lineOf = (names: readonly string[], random: Random): Line => lines[random.pick(names)] as Line

const materialLines = [
  'alloy_round',
  'alloy_round',
  'carbon_round',
  'rolled_round',
  'bearing',
  'carburising',
  'square',
  'flat',
  'hot_work',
  'tool_round',
  'stainless_round',
  'duplex',
  'ingot',
]
const materialNotes = [
  '长期需求，首批合格后按月下单。',
  '要求真空脱气，锻造比不小于 4，端面平头。',
  '可分批交货，请注明最早交期。',
  'Third-party inspection before dispatch; please quote with and without UT.',
  '接受同级替代牌号，请在报价中说明。',
  '',
]

/** A request for bars, blocks or ingots, in pieces or tonnes. */
export function materialRequest(scene: Scene): MaterialValues {
  const { random } = scene
  const line = lineOf(materialLines, random)
  const description = random.pick(materialNotes)
  return {
    ...wanted(scene, random.pick(line.offers), [10, 45]),
    category_id: line.category,
    shape: line.shape,
    dims: dimsOf(line, random),
    ...(random.chance(0.5)
      ? { weight_t: step(random, 5, 120, 5) }
      : { quantity: random.int(2, 24), quantity_unit: line.unit }),
    weighing_method: random.pick([1, 2] as const),
    ...(random.chance(0.3) && { mill: random.pick(mills) }),
    delivery_terms: 'delivered',
    ...(description && { description }),
  }
}

const pieceLines = [
  'alloy_round',
  'carbon_round',
  'tool_round',
  'stainless_round',
  'hot_work',
  'plastic_mould',
]
const pieceNotes = [
  '锯切面要求平整，单件公差 ±1 mm。',
  '切块后请打钢印标识炉号，余料一并称重。',
  'Saw-cut, ends square within 0.5 mm; short pieces welcome.',
  '短料可用，急件，三天内发货优先。',
  '',
]

/** A request for finished pieces cut from a bar or block, with the cutting plan and who keeps the offcut. */
export function pieceRequest(scene: Scene): PieceValues {
  const { random } = scene
  const line = lineOf(pieceLines, random)
  const length = step(random, 150, 1450, 5)
  const quantity = random.int(2, 9)
  const kerf = random.int(2, 5)
  const section = dimsOf(line, random)
  const description = random.pick(pieceNotes)
  const stock = Math.ceil((quantity * (length + kerf)) / 500) * 500 + random.pick([0, 500])
  const plan = random.pick([
    { cut_plan: `${length}*${quantity}+余料`, stock_length: stock, kerf },
    { cut_plan: `${length}×${quantity}`, kerf },
    {},
  ])
  return {
    ...wanted(scene, random.pick(line.offers), [5, 25]),
    category_id: line.category,
    shape: line.shape,
    dims: { ...section, l: length },
    quantity,
    quantity_unit: line.shape === 'flat' ? 'block' : 'piece',
    offcut: random.pick(['seller', 'seller', 'buyer'] as const),
    ...plan,
    ...(description && { description }),
  }
}

const forgingLines = [
  'ring',
  'ring',
  'flange',
  'pressure_ring',
  'gear',
  'disc',
  'tube_sheet',
  'shaft',
  'shaft',
  'shell',
  'sleeve',
  'alloy_round',
]
const forgingNotes = [
  '粗加工交货，留单边余量，探伤后发货。',
  '请按图报价，注明模具费与首件周期。',
  '首件检验合格后批量生产。',
  'Please quote machined and as-forged separately; drawings on request.',
  '锻后热处理曲线随货提供。',
]
/** Parts that only a drawing describes: category, weight of one piece in kg, forging type, and grade. */
const drawnParts: readonly (readonly [
  category: number,
  kg: number,
  forges: readonly (1 | 2)[],
  offer: Offer,
])[] = [
  [1001, 180, [1], ['20', 5900, 'GB/T 699', ['normalised']]],
  [1002, 320, [2, 2, 1], ['20MnMo', 7400, 'NB/T 47008', ['quenched_tempered', 'normalised_tempered']]],
  [1003, 26, [2], ['42CrMo', 7800, 'GB/T 3077', ['quenched_tempered', 'normalised']]],
  [306, 540, [1], ['42CrMo', 7600, 'GB/T 3077', ['quenched_tempered', 'normalised']]],
  [1004, 760, [1], ['16Mn', 6300, 'NB/T 47008', ['normalised', 'normalised_tempered']]],
]

/** A request for forgings: dimensions with an allowance, a drawing, or both. */
export function forgingRequest(scene: Scene): ForgingValues {
  const { random, drawings } = scene
  const isDrawn = random.chance(0.28)
  const line = lineOf(forgingLines, random)
  const [category, kg, forges, drawn] = random.pick(drawnParts)
  const quantity = random.int(1, isDrawn ? 60 : 12)
  const offer = isDrawn ? drawn : random.pick(line.offers)
  const sheet = random.pick(drawings)
  const withDrawing = isDrawn || random.chance(0.35)
  const isRing = line.shape === 'ring'
  return {
    ...wanted(scene, offer, [25, 75]),
    forge_type: isDrawn ? random.pick(forges) : isRing ? 4 : random.pick([1, 1, 3] as const),
    category_id: isDrawn ? category : line.category,
    shape: isDrawn ? 'drawing' : line.shape,
    ...(isDrawn ? { actual_weight_kg: kg * quantity } : { dims: rounded(dimsOf(line, random)) }),
    ...(!isDrawn && { machining_allowance: random.int(3, 12) }),
    quantity,
    quantity_unit: 'piece',
    ...(withDrawing && {
      drawings: [sheet],
      drawing_access: random.pick(['on_approval', 'on_approval', 'public'] as const),
      drawing_no: `DM-${random.int(1000, 9999)}`,
      drawing_revision: random.pick(['A', 'B', 'C', '0']),
      ...(!isDrawn && { governs: random.pick(['drawing', 'form'] as const) }),
    }),
    description: random.pick(forgingNotes),
  }
}

const rounded = (dims: Dims): Dims =>
  Object.fromEntries(
    Object.entries(dims).map(([name, value]) => [
      name,
      typeof value === 'number' ? Math.round(value / 5) * 5 : value,
    ]),
  )
