import type { FileRef } from '#contract/fields.ts'
import type { DeliveryState } from '#contract/steel/delivery_states.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { usualPrice } from './catalogue.data.ts'
import { companies } from './companies.data.ts'
import type { Random } from './random.ts'
import {
  forgingRequest,
  materialRequest,
  pieceRequest,
  type ForgingValues,
  type MaterialValues,
  type PieceValues,
  type Scene,
} from './request_values.ts'
import type { PlannedPosting } from './spot_plan.ts'

const hour = 3_600_000
const day = 24 * hour

type Plan = { now: Date; random: Random; drawings: readonly FileRef[] }
type Dated = {
  category_id?: number | null
  material?: string | null
  deadline?: number | null
  quantity?: number | null
  shape?: Shape | null
  price_amount?: number | null
  visibility?: string | null
}

/** Companies that buy, by index, each as often as its tier allows. */
const buyers = [0, 1, 3, 5, 4, 0, 6, 7, 3, 5, 0, 1, 0, 3, 5, 4, 7, 6, 0, 5, 3, 1, 0] as const
/** The demo's buyer has one request of each kind this month and keeps the rest of the limit for trying it out. */
const demoBuyer = 2

const castRounds = 108
const bloom = '连铸圆坯，低倍合格。Round bloom, macro-etch tested.'

/** The standard and delivery state in which such a grade is usually bought. */
const usual: Record<string, readonly [standard: string, state: DeliveryState]> = {
  '42CrMo': ['GB/T 3077', 'quenched_tempered'],
  45: ['GB/T 699', 'normalised'],
  '38CrMoAl': ['GB/T 3077', 'annealed'],
  '34CrNiMo6': ['EN ISO 683-2', 'quenched_tempered'],
  S355: ['EN 10025-2', 'normalised'],
  '40Cr': ['GB/T 3077', 'quenched_tempered'],
  H13: ['GB/T 1299', 'annealed'],
  '16Mn': ['NB/T 47008', 'normalised'],
  '50Mn': ['GB/T 699', 'normalised'],
  '20CrMnTi': ['GB/T 3077', 'normalised'],
  '20MnMo': ['NB/T 47008', 'quenched_tempered'],
}

/** Requests that match the header's suggestions, so that the first search of a visitor finds something. */
const knownMaterials: readonly MaterialValues[] = [
  {
    category_id: castRounds,
    material: '42CrMo',
    shape: 'round',
    dims: { d: 600, l: 6000 },
    description: bloom,
  },
  { category_id: 901, material: '45', shape: 'ingot', dims: { kg: 8000 } },
  { category_id: 102, material: '38CrMoAl', shape: 'round', dims: { d: 180, l: 4000 } },
  { category_id: 102, material: '34CrNiMo6', shape: 'round', dims: { d: 260, l: 5200 } },
  {
    category_id: castRounds,
    material: 'S355',
    shape: 'round',
    dims: { d: 450, l: 5800 },
    description: bloom,
  },
]
const knownPieces: readonly PieceValues[] = [
  {
    category_id: 404,
    material: '42CrMo',
    shape: 'flat',
    dims: { t: 220, w: 400, l: 600 },
    description: '切块两面铣平。Cut block, both faces milled.',
  },
  {
    category_id: 101,
    material: '45',
    shape: 'round',
    dims: { d: 420, l: 60 },
    description: '圆片，厚度公差 ±0.5 mm。Disc cut from bar.',
  },
  {
    category_id: 102,
    material: '40Cr',
    shape: 'round',
    dims: { d: 200, l: 350 },
    description: '短料即可。A short piece from stock will do.',
  },
  {
    category_id: 401,
    material: 'H13',
    shape: 'flat',
    dims: { t: 160, w: 300, l: 420 },
    description: '切块，六面锯切。Cut block, sawn on six sides.',
  },
]
const knownForgings: readonly ForgingValues[] = [
  {
    category_id: 301,
    forge_type: 1,
    material: '42CrMo',
    shape: 'stepped',
    dims: {
      steps: [
        { d: 220, l: 300 },
        { d: 320, l: 1600 },
        { d: 220, l: 420 },
      ],
    },
    description: '轴锻件，调质后粗车。Forged shaft, rough turned after Q+T.',
  },
  {
    category_id: 702,
    forge_type: 4,
    material: '16Mn',
    shape: 'ring',
    dims: { od: 920, id: 610, h: 130 },
    description: '法兰锻件，Ⅲ级。Flange, class III.',
  },
  {
    category_id: 201,
    forge_type: 4,
    material: '50Mn',
    shape: 'ring',
    dims: { od: 1800, id: 1480, h: 160 },
    description: '环锻件，碾环。Rolled ring, normalised.',
  },
  {
    category_id: 802,
    forge_type: 2,
    material: '20CrMnTi',
    shape: 'disc',
    dims: { d: 380, h: 95 },
    description: '齿轮坯，等温正火。Gear blank, isothermally annealed.',
  },
  {
    category_id: 502,
    forge_type: 1,
    material: '20MnMo',
    shape: 'disc',
    dims: { d: 1460, h: 185 },
    description: '管板锻件，Ⅲ级，双面探伤。Tube sheet, class III.',
  },
  {
    category_id: 306,
    forge_type: 3,
    material: '42CrMo',
    shape: 'drawing',
    dims: null,
    machining_allowance: null,
    actual_weight_kg: 2160,
    description: '曲轴锻件，按图。Crankshaft by drawing.',
  },
]

/** A cutting plan does not apply to a piece with other dimensions. */
const withoutPlan = { cut_plan: null, stock_length: null, kerf: null }

/** The usual standard and delivery state of the grade, without the hardness of another one. */
function usualOf({ material, shape, category_id: category }: Dated) {
  const [standard, state] = usual[material ?? ''] ?? []
  const isCast = shape === 'ingot' || category === castRounds
  return {
    ...(standard && { standard: [standard], delivery_state: isCast ? ('annealed' as const) : state }),
    ...(shape === 'ingot' && { quantity_unit: 'piece' as const }),
    hardness_min: null,
    hardness_max: null,
    hardness_scale: null,
  }
}

const withoutDrawings = {
  drawings: null,
  drawing_access: null,
  drawing_no: null,
  drawing_revision: null,
  governs: null,
}

function planRequests<V extends Dated>(
  { now, random, drawings }: Plan,
  given: { make: (scene: Scene) => V; known: readonly V[]; online: number },
): PlannedPosting<V>[] {
  const make = (company: number, change: Partial<V> = {}): V => {
    const values = given.make({ now, random, drawings, company: companies[company] ?? companies[0]! })
    const { material } = change
    const price = material && (usualPrice(material, change.shape ?? null) ?? usualPrice('Q355D', null))
    // The random target price was for another grade.
    const priced = price && values.price_amount ? { price_amount: Math.round(price * 0.096) * 10 } : {}
    return Object.fromEntries(
      Object.entries({ ...values, ...change, ...priced }).filter(([, value]) => value !== null),
    ) as V
  }
  const published = (
    company: number,
    ageHours: number,
    more: Partial<PlannedPosting<V>> & { change?: Partial<V> } = {},
  ): PlannedPosting<V> => {
    const { change, ...rest } = more
    const values = rest.values ?? make(company, change)
    const publishedAt = new Date(now.getTime() - ageHours * hour)
    return {
      company,
      state: 'online',
      createdAt: new Date(publishedAt.getTime() - random.int(2, 30) * hour),
      submittedAt: new Date(publishedAt.getTime() - random.int(1, 5) * hour),
      publishedAt,
      expiresAt: new Date(publishedAt.getTime() + (values.deadline ?? 30) * day),
      remaining: values.quantity ?? null,
      ...rest,
      values,
    }
  }
  const unpublished = (company: number, more: Partial<PlannedPosting<V>> = {}): PlannedPosting<V> => {
    const values = make(company)
    return {
      company,
      state: 'draft',
      createdAt: new Date(now.getTime() - random.int(5, 60) * hour),
      submittedAt: null,
      publishedAt: null,
      expiresAt: null,
      remaining: values.quantity ?? null,
      values,
      ...more,
    }
  }
  const before = (hours: number) => new Date(now.getTime() - hours * hour)
  return [
    ...given.known.map((change, place) =>
      published(place === 0 ? demoBuyer : buyers[place % buyers.length]!, 3 + place * 7, {
        change: { ...change, ...usualOf(change), visibility: 'public', deadline: 30 },
      }),
    ),
    ...Array.from({ length: given.online - given.known.length }, (_, place) => {
      const company = buyers[place % buyers.length]!
      const values = make(company)
      const longest = values.deadline === 30 ? 16 * 24 : 5 * 24
      return published(company, random.next() ** 1.8 * longest, { values })
    }),
    ...[demoBuyer, 0].flatMap((company) => [
      unpublished(company),
      published(company, 33 * 24, { change: { deadline: 30 } as Partial<V> }),
      published(company, 40 * 24, { state: 'dealt', remaining: 0 }),
    ]),
    unpublished(0, {
      state: 'rejected',
      submittedAt: before(random.int(6, 30)),
      comment: '请补充交货状态和探伤要求后重新提交。',
    }),
    published(0, 50, { state: 'offline' }),
    ...[5, 3, 7, 0].map((company, place) =>
      unpublished(company, { state: 'in_review', submittedAt: before(2 + place * 5) }),
    ),
  ]
}

/** Requests of each kind, from just published ones to expired ones; dates count back from `now`. */
export const planMaterials = (plan: Plan): PlannedPosting<MaterialValues>[] =>
  planRequests(plan, { make: materialRequest, known: knownMaterials, online: 48 })
export const planPieces = (plan: Plan): PlannedPosting<PieceValues>[] =>
  planRequests(plan, {
    make: pieceRequest,
    known: knownPieces.map((known) => ({ ...withoutPlan, ...known })),
    online: 44,
  })
export const planForgings = (plan: Plan): PlannedPosting<ForgingValues>[] =>
  planRequests(plan, {
    make: forgingRequest,
    known: knownForgings.map((known) => ({
      ...known,
      ...(known.shape === 'drawing'
        ? { drawings: plan.drawings.slice(1, 2), drawing_access: 'on_approval' as const, governs: null }
        : { machining_allowance: 6, actual_weight_kg: null, ...withoutDrawings }),
    })),
    online: 54,
  })
