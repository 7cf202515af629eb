import type { Ordering } from '#contract/postings/filters.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FileRef } from '#contract/fields.ts'
import type { PostingDetail, PostingRow } from '#contract/postings/views.ts'
import type { Actor } from '#server/http/session.ts'
import type { StoredDetail } from './detail_store.ts'
import type { Filters } from './filter_store.ts'
import { readKeyword } from './keyword.ts'
import type { Reader } from './reader_store.ts'
import type { AnyValues } from './values.ts'

type Asking = Pick<Actor, 'tenantId' | 'permissions'> | null

/** A reader of postings of one kind. */
export const readerOf = (
  actor: Asking,
  { adminPermission }: Pick<PostingDefinition, 'adminPermission'>,
): Reader => (actor?.permissions.has(adminPermission) ? 'all' : { tenantId: actor?.tenantId ?? null })

/** Whether the reader sees only title and grade of a posting for members: it has no company and is no operator. */
export const isOutsider = (
  actor: Asking,
  { fields, adminPermission }: Pick<PostingDefinition, 'fields' | 'adminPermission'>,
): boolean =>
  'visibility' in fields &&
  (actor === null || (actor.tenantId === null && !actor.permissions.has(adminPermission)))

/** The fields of a posting for members that everybody may see: its classification, and its place in the list. */
type Open =
  | 'code'
  | 'kind'
  | 'state'
  | 'title'
  | 'category_id'
  | 'forge_type'
  | 'material'
  | 'view_count'
  | 'published_time'
  | 'expires_at'
type Hidden = Omit<PostingRow, Open>

const hidden: Hidden = {
  withheld: 'members',
  character: null,
  shape: null,
  dims: null,
  delivery_state: null,
  quantity: null,
  quantity_unit: null,
  remaining: null,
  weighing_method: null,
  theoretical_weight_kg: null,
  actual_weight_kg: null,
  price_amount: null,
  price_basis: null,
  price_per_t: null,
  currency: null,
  tax_included: null,
  negotiable: null,
  region_id: null,
  have_warranty: null,
  have_report: null,
  mill: null,
  heat_no: null,
  certificate_type: null,
  cuttable: null,
  extras: {},
  photo: null,
  photo_count: 0,
  company: { code: '', name: '', membership: 'none', certification: 'none', credit_rating: 2 },
}

const isForMembers = (row: Pick<PostingRow, 'extras'>): boolean => row.extras['visibility'] === 'members'

/** The row as an outsider may see it. */
export const rowForOutsiders = <R extends PostingRow>(row: R): R =>
  isForMembers(row) ? { ...row, ...hidden } : row

const openFilters: readonly string[] = ['keyword', 'category', 'material', 'strict', 'forge_type']

/**
 * Whether filters or the order use fields that an outsider may not see: hidden values must not be found out by
 * searching for them either.
 */
function asksBeyondTitle(filters: Filters, ordering?: Ordering): boolean {
  if (ordering && /price|weight/.test(ordering)) return true
  const asked = Object.entries(filters).filter(([, value]) => value !== undefined)
  if (asked.some(([name]) => !openFilters.includes(name))) return true
  const readings = filters.keyword ? readKeyword(filters.keyword) : []
  return readings.some(({ readings: dims, deliveryState }) => dims.length > 0 || deliveryState !== undefined)
}

/** The filters as they apply to a reader: an outsider who filters by more than titles finds only open postings. */
export const filtersFor = (outsider: boolean, asked: Filters, ordering?: Ordering): Filters => ({
  ...asked,
  ...(outsider && asksBeyondTitle(asked, ordering) && { open_only: true }),
})

/** The values as an outsider may see them. */
export const valuesForOutsiders = ({ title, category_id, material, forge_type, visibility }: AnyValues) => ({
  ...(title !== undefined && { title }),
  category_id,
  material,
  ...(forge_type !== undefined && { forge_type }),
  visibility,
})

/** The values without those that only the owner and operators may see. */
export const valuesForOthers = ({ invited: _, ...values }: AnyValues): AnyValues => values

/** The values without drawings that need approval, and the number of those. */
export function withoutDrawings(values: AnyValues): { values: AnyValues; withheld: number } {
  const { drawings, ...rest } = values
  if (drawings === undefined || values['drawing_access'] === 'public') return { values, withheld: 0 }
  return { values: rest, withheld: (drawings as FileRef[]).length }
}

type Sees = { isOwn: boolean; actor: Actor | null }

/**
 * The page of a posting as this reader may see it: without fields for members or unapproved drawings; the owner sees
 * everything.
 */
export function detailFor(
  detail: StoredDetail['detail'],
  { isOwn, actor }: Sees,
  definition: Pick<PostingDefinition, 'fields' | 'adminPermission'>,
): Omit<PostingDetail, 'can' | 'refused'> {
  const seesAll = isOwn || (actor?.permissions.has(definition.adminPermission) ?? false)
  if (seesAll) return { ...detail, drawings_withheld: 0 }
  const open = valuesForOthers(detail.values)
  if (detail.drawing_access === 'granted') return { ...detail, values: open, drawings_withheld: 0 }
  const { values, withheld } = withoutDrawings(open)
  const shown = { ...detail, values, drawings_withheld: withheld }
  if (!isOutsider(actor, definition)) return shown
  const row = rowForOutsiders(shown)
  if (row === shown) return shown
  const company = { ...row.company, main_business: null, certified_on: null, certified_until: null }
  return {
    ...row,
    company: { ...company, online_count: 0, online_tonnes: 0 },
    values: valuesForOutsiders(values),
    inspection: null,
    drawings_withheld: 0,
  }
}
