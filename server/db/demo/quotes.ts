import { sql } from 'drizzle-orm'
import type { Deviation } from '#contract/quote.ts'
import type { Option } from '#contract/postings/option_sets.ts'
import type { GradeGroup } from '#contract/steel/grade.ts'
import { findGrade } from '#contract/steel/grades.ts'
import type { Shape } from '#contract/steel/shapes.ts'
import { pricePerTonne, withTax } from '#contract/steel/price_per_tonne.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { rows, type DbOrTx } from '../client.ts'
import { posting } from '../posting_tables.ts'
import { quote, quoteRevision } from '../quote_tables.ts'
import { usualPrice } from './catalogue.data.ts'
import type { DemoPeople } from './people.ts'
import { seeded, type Random } from './random.ts'

const hour = 3_600_000
const day = 24 * hour

/** Companies whose requests get quotes, with the number of quotes on the first, second … request of each. */
const buyers: readonly [company: number, counts: readonly number[]][] = [
  [0, [6, 4, 3, 2, 1]],
  [2, [5, 3, 2]],
  [1, [3, 2]],
  [3, [2, 1]],
]
/** Companies that quote, with their typical price difference and delivery time. */
const suppliers: readonly [company: number, factor: number, days: number][] = [
  [5, 1.03, 24],
  [6, 0.97, 38],
  [1, 1.08, 18],
  [8, 1.01, 30],
  [7, 0.94, 45],
  [0, 1.05, 21],
  [4, 1.12, 16],
  [9, 0.99, 33],
]

/** Deviations from the request, by the field that must be filled in for them. */
const differences: readonly Deviation[] = [
  { field: 'delivery_state', answer: 'deviate', offer: '正火+回火 N+T' },
  {
    field: 'material',
    answer: 'alternative',
    offer: '等效牌号，提供成分对照 equivalent grade with comparison',
  },
  { field: 'standard', answer: 'alternative', offer: 'EN' },
  { field: 'payment', answer: 'deviate', offer: '预付 30%，发货前付清' },
]
/**
 * European standards that suppliers offer instead, by the group of the grade; other groups use that of alloy
 * forgings.
 */
const europeanStandards: Partial<Record<GradeGroup, string>> = {
  carbon: 'EN 10250-2',
  stainless_austenitic: 'EN 10250-4',
  pressure_vessel: 'EN 10222-2',
  bearing: 'EN ISO 683-17',
  carburising: 'EN ISO 683-3',
  cold_work_tool: 'EN ISO 4957',
  hot_work_tool: 'EN ISO 4957',
  plastic_mould: 'EN ISO 4957',
}
const remarks = [
  '含超声波探伤，随货提供材质单。价格含包装。',
  'Price includes UT and 3.1 certificate, packed for sea transport.',
  '模具费另计；可分两批交货。',
  '',
  '预付 30%，余款发货前付清。',
]
const answers = ['价格偏高，谢谢。', 'Delivery is too late for us.']

type Request = {
  id: number
  is_forging: boolean
  tenant_id: number
  tonnes_only: boolean
  wanted: number
  piece_kg: number | null
  target: number | null
  details: Record<string, unknown>
  material: string | null
  shape: Shape | null
  delivery_state: string | null
  published_at: string
}

const readRequests = (tx: DbOrTx, tenantId: number, now: Date): Promise<Request[]> =>
  rows<Request>(
    tx,
    sql`select id, forge_type is not null as is_forging, tenant_id, quantity is null as tonnes_only, remaining::float8 as wanted, piece_weight_kg::float8 as piece_kg,
        price_per_t::float8 as target, details, material, shape, delivery_state, published_at
      from posting where tenant_id = ${tenantId} and remaining > 0 and kind like 'purchase_%' and state = 'online'
        and expires_at > ${new Date(now.getTime() + day).toISOString()} and weight_kg > 0
      order by expires_at desc, id limit 12`,
  )

/** Invented quotes on the demo's requests: some open, some answered, a few revised. */
export async function insertQuotes(tx: DbOrTx, given: { people: DemoPeople; now: Date }): Promise<void> {
  const { people, now } = given
  const random = seeded(9_031)
  for (const [buyer, counts] of buyers) {
    const requests = await readRequests(tx, people.members[buyer]?.tenantId ?? 0, now)
    for (const [place, count] of counts.entries()) {
      const request = requests[place]
      if (!request) continue
      const offering = suppliers.filter(([company]) => company !== buyer).slice(0, count)
      for (const [at, supplier] of offering.entries())
        await insertQuote(tx, { people, now, random, request, supplier, buyer, at, isFirst: place === 0 })
    }
  }
}

async function insertQuote(
  tx: DbOrTx,
  given: {
    people: DemoPeople
    now: Date
    random: Random
    request: Request
    supplier: (typeof suppliers)[number]
    buyer: number
    at: number
    isFirst: boolean
  },
): Promise<void> {
  const { people, now, random, request, supplier, buyer, at, isFirst } = given
  const [company, factor, days] = supplier
  const member = people.members[company] ?? { tenantId: 0, accountId: 0 }
  const owner = people.members[buyer] ?? { tenantId: 0, accountId: 0 }
  const usual = request.target ?? usualPrice(request.material ?? '', request.shape) ?? 6200
  const perT = Math.round((usual * factor * (0.985 + random.next() * 0.03)) / 10) * 10
  const basis: Option<'price_basis'> =
    at % 4 === 3 ? 'per_kg' : at % 4 === 2 && request.piece_kg && !request.tonnes_only ? 'per_piece' : 'per_t'
  const tax = at % 3 === 2 ? 0 : 1
  const amount =
    basis === 'per_t'
      ? perT
      : basis === 'per_kg'
        ? perT / 1000
        : Math.round((perT * (request.piece_kg ?? 0)) / 1000)
  const price = pricePerTonne({ amount, basis, pieceKg: request.piece_kg })
  const isPart = at % 3 === 1 && request.wanted > 1
  const half = request.wanted / 2
  const quantity = isPart
    ? request.tonnes_only
      ? Math.round(half * 10) / 10 || half
      : Math.ceil(half)
    : request.wanted
  const filled: Record<string, unknown> = { ...request.details, ...request }
  const isAsked = ({ field }: Deviation) => filled[field] !== undefined && filled[field] !== null
  const group = findGrade(request.material ?? '')?.group
  const standard = (group && europeanStandards[group]) ?? 'EN 10250-3'
  const deviations = (
    at % 2 === 1 ? differences.filter(isAsked).slice(at % 3, (at % 3) + 1 + (at % 2)) : []
  ).map((one) => (one.field === 'standard' ? { ...one, offer: standard } : one))
  const remark = remarks[(request.id + at) % remarks.length] ?? ''
  const earliest = new Date(request.published_at).getTime()
  const createdAt = new Date(earliest + (now.getTime() - earliest) * (0.2 + 0.6 * random.next()))
  // The last quote on the first request is declined, the second one is accepted in part.
  const state =
    isFirst && at === 5 ? 'declined' : isFirst && at === 1 ? 'accepted' : at % 2 === 0 ? 'seen' : 'sent'
  const agreed =
    state === 'accepted' ? Math.max(request.tonnes_only ? 0.5 : 1, Math.floor(quantity / 2)) : null
  const isAnswered = state === 'accepted' || state === 'declined'
  const answeredAt = isAnswered ? new Date(Math.min(now.getTime(), createdAt.getTime() + 2 * hour)) : null
  const isRevised = at === 2
  const values = {
    quantity,
    price_amount: amount,
    price_basis: basis,
    tax_included: tax,
    delivery_date: chinaDay(new Date(now.getTime() + days * day)),
    valid_until: chinaDay(new Date(now.getTime() + (5 + at * 2) * day)),
    delivery_terms: at % 2 === 0 ? 'delivered' : 'ex_works',
    // Dies are made for forgings only.
    terms: request.is_forging ? remark : remark.replace('模具费另计；', ''),
    files: [],
    deviations,
    price_per_t: price,
    taxed_per_t: price === null ? null : withTax(price, tax),
  } as const
  const [made] = await tx
    .insert(quote)
    .values({
      ...values,
      files: [],
      deviations,
      posting_id: request.id,
      buyer_tenant_id: owner.tenantId,
      tenant_id: member.tenantId,
      account_id: member.accountId,
      state,
      revision: isRevised ? 2 : 1,
      posting_revision: 1,
      answer: state === 'declined' ? random.pick(answers) : null,
      agreed_quantity: agreed,
      answered_by: isAnswered ? owner.accountId : null,
      created_at: createdAt,
      updated_at: createdAt,
      seen_at: state === 'sent' ? null : createdAt,
      answered_at: answeredAt,
    })
    .returning({ id: quote.id })
  const versions = isRevised ? [1.04, 1] : [1]
  await tx.insert(quoteRevision).values(
    versions.map((higher, place) => ({
      quote_id: made?.id ?? 0,
      revision: place + 1,
      posting_revision: 1,
      quantity,
      taxed_per_t: values.taxed_per_t === null ? null : Math.round(values.taxed_per_t * higher),
      values,
      account_id: member.accountId,
      created_at: createdAt,
    })),
  )
  await tx
    .update(posting)
    .set({
      quote_count: sql`${posting.quote_count} + 1`,
      remaining: sql`${posting.remaining} - ${agreed ?? 0}`,
    })
    .where(sql`${posting.id} = ${request.id}`)
}
