import type { PostingState } from '#contract/postings/states.ts'
import { companies } from './companies.data.ts'
import type { Random } from './random.ts'
import { usualPrice } from './catalogue.data.ts'
import { hardnessOf, meltingOf, withoutConditions } from './steel_facts.ts'
import { spotValues, type Photos, type Values } from './spot_values.ts'

const hour = 3_600_000
const day = 24 * hour

/** A planned posting of the demo market: its company, state, values and date. */
export type PlannedPosting<V = Values> = {
  company: number
  state: Exclude<PostingState, 'expired'>
  values: V
  createdAt: Date
  submittedAt: Date | null
  publishedAt: Date | null
  expiresAt: Date | null
  remaining: number | null
  /** Values of an edit that is in review. */
  pending?: V
  /** The operator's last comment. */
  comment?: string
}

export type Plan = { now: Date; random: Random; photos: Photos }

/** All spot postings at the first start; dates count back from `now`. */
export function planPostings(plan: Plan): PlannedPosting[] {
  return [...onlinePostings(plan), ...ownersShelves(plan), ...reviewQueue(plan)]
}

export function published(
  plan: Plan,
  company: number,
  given: Partial<PlannedPosting> & { ageHours: number },
): PlannedPosting {
  const { ageHours, ...rest } = given
  const values = given.values ?? valuesFor(plan, company)
  const publishedAt = new Date(plan.now.getTime() - ageHours * hour)
  return {
    company,
    state: 'online',
    createdAt: new Date(publishedAt.getTime() - plan.random.int(2, 30) * hour),
    submittedAt: new Date(publishedAt.getTime() - plan.random.int(1, 5) * hour),
    publishedAt,
    expiresAt: new Date(publishedAt.getTime() + (values.deadline ?? 30) * day),
    remaining: values.quantity ?? null,
    ...rest,
    values,
  }
}

const valuesFor = ({ photos, random }: Plan, company: number): Values =>
  spotValues(companies[company] ?? companies[0]!, photos, random)

/** Common round bars of 42CrMo, so that the usual first search finds something. */
const wellKnown = [
  { material: '42CrMo', dims: { d: 300, l: 3000 } },
  { material: '42CrMo4', dims: { d: 300, l: 4200 } },
  { material: '42CrMo', dims: { d: 305, l: 6100 } },
  { material: '42CrMo', dims: { d: 300, l: 1500 } },
]

/** Remnants from which fragment-cut requests of the demo can be cut, by the index of their company. */
const knownRemnants: Record<number, readonly Values[]> = {
  3: [
    {
      category_id: 404,
      material: '42CrMo',
      standard: ['GB/T 3077'],
      shape: 'flat',
      dims: { t: 225, w: 825, l: 2450 },
    },
    {
      category_id: 401,
      material: 'H13',
      standard: ['GB/T 1299'],
      shape: 'flat',
      dims: { t: 165, w: 610, l: 2100 },
    },
  ],
  2: [
    {
      category_id: 102,
      material: '40Cr',
      standard: ['GB/T 3077'],
      shape: 'round',
      dims: { d: 205, l: 1800 },
    },
    { category_id: 101, material: '45', standard: ['GB/T 699'], shape: 'round', dims: { d: 425, l: 620 } },
  ],
}

function remnantOf({ photos, random }: Plan, drawn: Values, known: Values): Values {
  const { actual_weight_kg: _, ...rest } = withoutConditions(drawn)
  const material = known.material ?? ''
  const usual = usualPrice(material, known.shape ?? null) ?? 5400
  return {
    ...rest,
    ...known,
    melting: meltingOf(material, false),
    character: 2,
    delivery_state: 'annealed',
    quantity: 2,
    quantity_unit: known.shape === 'flat' ? 'block' : 'bar',
    weighing_method: 2,
    negotiable: 0,
    currency: 'CNY',
    tax_included: 1,
    price_basis: 'per_t',
    price_amount: Math.round((usual * (0.66 + random.next() * 0.1)) / 10) * 10,
    photos: random.some(photos(known.shape ?? 'round', true), 3),
    cuttable: 1,
    kerf: 3,
    defect_notes: '长料余头，端面有锯口。Offcut of a longer piece, saw marks on the end.',
    claim_policy: 'not_accepted',
  }
}

/** A common bar; `change` makes it one of another grade, size or price. */
export function barOf42CrMo({ photos, random }: Plan, values: Values, change: Values): Values {
  const { defect_notes: _, actual_weight_kg: __, ...rest } = withoutConditions(values)
  const made: Values = {
    ...rest,
    category_id: 102,
    character: 1,
    material: '42CrMo',
    shape: 'round',
    dims: { d: 10 * random.int(20, 50), l: 50 * random.int(40, 120) },
    delivery_state: 'quenched_tempered',
    quantity: random.int(2, 6),
    quantity_unit: 'bar',
    weighing_method: 2,
    negotiable: 0,
    currency: 'CNY',
    price_basis: 'per_t',
    price_amount: 10 * random.int(535, 560),
    standard: ['GB/T 3077', 'GB/T 908'],
    photos: random.some(photos('round', false), 3),
    claim_policy: 'accepted',
    ...change,
  }
  const material = made.material ?? ''
  return { ...made, ...hardnessOf(material, made.delivery_state, 240), melting: meltingOf(material, true) }
}

/** Most are days old, but many are from today, so that the list looks alive. */
function onlinePostings(plan: Plan): PlannedPosting[] {
  return companies.flatMap((company, place) =>
    Array.from({ length: company.online }, (_, number) => {
      const known = place === 0 ? wellKnown[number] : undefined
      const drawn = valuesFor(plan, place)
      const remnant = knownRemnants[place]?.[number]
      const values = known
        ? barOf42CrMo(plan, drawn, known)
        : remnant
          ? remnantOf(plan, drawn, remnant)
          : drawn
      const longest = values.deadline === 30 ? 18 * 24 : 5 * 24
      return published(plan, place, { values, ageHours: plan.random.next() ** 1.8 * longest })
    }),
  )
}

const reasons = [
  '照片看不清标识，请补充端面和喷码照片。',
  '规格与照片不符，请核对后重新提交。',
  'The certificate does not match the heat number given.',
]

/** Drafts, rejected, paused and ended postings of the three companies that the demo accounts belong to. */
function ownersShelves(plan: Plan): PlannedPosting[] {
  const { now, random } = plan
  const unpublished = (
    company: number,
    given: Partial<PlannedPosting> & { state: PlannedPosting['state'] },
  ) => {
    const values = given.values ?? valuesFor(plan, company)
    return {
      company,
      createdAt: new Date(now.getTime() - random.int(5, 90) * hour),
      submittedAt: null,
      publishedAt: null,
      expiresAt: null,
      remaining: values.quantity ?? null,
      ...given,
      values,
    }
  }
  const draft = (company: number) => {
    const { photos: _, price_amount: __, ...values } = valuesFor(plan, company)
    return unpublished(company, { state: 'draft', values })
  }
  const rejected = (company: number, comment: string) =>
    unpublished(company, {
      state: 'rejected',
      comment,
      submittedAt: new Date(now.getTime() - random.int(4, 30) * hour),
    })
  return [0, 1].flatMap((company) => [
    draft(company),
    draft(company),
    draft(company),
    rejected(company, reasons[company] ?? ''),
    ...(company === 0 ? [rejected(company, reasons[2] ?? '')] : []),
    published(plan, company, { state: 'offline', ageHours: 130 }),
    published(plan, company, { state: 'offline', ageHours: 60 }),
    published(plan, company, { ageHours: 33 * 24, values: { ...valuesFor(plan, company), deadline: 30 } }),
    published(plan, company, { ageHours: 8 * 24, values: { ...valuesFor(plan, company), deadline: 7 } }),
    published(plan, company, { ageHours: 28 * 24, values: { ...valuesFor(plan, company), deadline: 30 } }),
    published(plan, company, { ageHours: 6.3 * 24, values: { ...valuesFor(plan, company), deadline: 7 } }),
    published(plan, company, { state: 'dealt', ageHours: 210, remaining: 0 }),
    published(plan, company, { state: 'closed', ageHours: 300 }),
    ...(company === 1
      ? [published(plan, company, { state: 'taken_down', ageHours: 90, comment: reasons[1] ?? '' })]
      : []),
  ])
}

/** The operator's review queue: new postings, some of them suspicious, and edits of published ones. */
function reviewQueue(plan: Plan): PlannedPosting[] {
  const { now, random } = plan
  const waiting = (
    company: number,
    hours: number,
    change: (values: Values) => Values = (values) => values,
  ) => {
    const submittedAt = new Date(now.getTime() - hours * hour)
    const values = change(valuesFor(plan, company))
    return {
      company,
      state: 'in_review' as const,
      values,
      createdAt: new Date(submittedAt.getTime() - random.int(1, 20) * hour),
      submittedAt,
      publishedAt: null,
      expiresAt: null,
      remaining: values.quantity ?? null,
    }
  }
  const edit = (company: number, hours: number, change: (values: Values) => Values) => {
    const posting = published(plan, company, { ageHours: random.int(40, 200) })
    return {
      ...posting,
      submittedAt: new Date(now.getTime() - hours * hour),
      expiresAt: new Date(now.getTime() + random.int(5, 20) * day),
      values: { ...posting.values, deadline: 30 as const },
      pending: { ...change(posting.values), deadline: 30 as const },
    }
  }
  const priced = (price: number) => (values: Values) => barOf42CrMo(plan, values, { price_amount: price })
  return [
    waiting(0, 26),
    waiting(5, 22, priced(7740)),
    waiting(3, 19),
    waiting(1, 15),
    waiting(4, 11, (values) => ({ ...values, material: 'XK-310 Mod', standard: ['企业标准'] })),
    waiting(6, 9),
    waiting(7, 6, priced(3270)),
    waiting(0, 4, (values) => ({ ...values, heat_no: duplicateHeat })),
    waiting(8, 3),
    waiting(2, 1, (values) => ({
      ...values,
      photos: (values.photos ?? []).slice(0, values.character === 2 ? 3 : 1),
    })),
    edit(0, 13, (values) => ({
      ...values,
      negotiable: 0,
      currency: 'CNY',
      price_basis: values.price_basis ?? 'per_t',
      price_amount: Math.round((values.price_amount ?? 5450) * 0.97),
    })),
    edit(1, 8, (values) => ({ ...values, quantity: (values.quantity ?? 1) + 3 })),
    edit(3, 5, (values) => ({ ...values, description: '现货更新：新到一批，可提供第三方检验。' })),
    edit(9, 2, (values) => ({ ...values, heat_no: duplicateHeat })),
  ]
}

/** Two companies use the same heat number, which the operator's hint must show. */
const duplicateHeat = 'K25-7718'
