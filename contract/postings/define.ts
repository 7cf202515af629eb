import * as z from 'zod/mini'
import type { PostingKind } from '../enums.ts'
import type { AdminPermission, BackendPermission } from '../permissions.ts'
import type { QuotaName } from '../quotas.ts'
import { draftShape, keepsRules, requireFilled, type Fields, type Rule, type Values } from '../field_rules.ts'
import type { kindFilters } from './filters.ts'
import type { baseFields, sharedFields } from './shared_fields.ts'

export type AnyValues = Readonly<Record<string, unknown>>
export type SharedValues = Values<typeof sharedFields>
type KindFilters = Partial<typeof kindFilters>

/** Makes unknown filters a type error; a plain type parameter would accept them beside known ones. */
type KnownFilters<X> = Record<Exclude<keyof X, keyof typeof kindFilters>, never>

type Given<K extends PostingKind, F extends Fields, X extends KindFilters> = {
  kind: K
  side: 'seller' | 'buyer'
  /** Letter that public codes of this kind begin with. */
  codePrefix: string
  /** `platform`: operators post it for the platform itself, without review and limits. */
  postedBy?: 'platform'
  /** Whether companies may enter many at once from a table. */
  bulk?: true
  /** How other companies respond to it. */
  response: 'intention' | 'quote' | 'join'
  /** The tier limit that submissions count towards. */
  quota: Extract<QuotaName, 'spot_postings_online' | 'buying_requests_per_month'> | null
  permission: BackendPermission | AdminPermission
  adminPermission: AdminPermission
  fields: F
  /** Fields required for submission. */
  required: readonly (keyof F & string)[]
  /** Rules across fields, checked on submission. */
  rules: readonly Rule<F>[]
  /** Rules that apply to filled fields, checked on every save. */
  draftRules: readonly Rule<F>[]
  /** Filters of the public list besides the shared ones. */
  filters: X
  /** Shared values derived from the kind's own; stored in their columns as if they had been entered. */
  derive?: (values: Values<F>) => SharedValues
  /** Replaces the dimensions of a single piece in titles and search: `φ200–350`. */
  specText?: (values: Values<F>) => string
  /** What a row of a list shows besides the shared columns. */
  rowValues?: (values: Values<F>) => Record<string, unknown>
}

/**
 * The data half of a posting kind. One declaration yields the schemas of the draft (everything optional), of a
 * complete posting (required fields and rules), and of the list's filters.
 */
export function definePosting<
  K extends PostingKind,
  F extends typeof baseFields & Fields,
  X extends KindFilters,
>(given: Given<K, F, X & KnownFilters<X>>) {
  const draft = z.strictObject(draftShape(given.fields))
  const { derive, specText, rowValues } = given
  const own = (values: AnyValues) => values as Values<F>
  return {
    ...given,
    derive: (values: AnyValues): SharedValues => derive?.(own(values)) ?? {},
    specText: (values: AnyValues): string => specText?.(own(values)) ?? '',
    rowValues: (values: AnyValues): Record<string, unknown> => rowValues?.(own(values)) ?? {},
    draft: draft.check(keepsRules(given.draftRules)),
    complete: draft.check(
      keepsRules([requireFilled<F>(given.required), ...given.draftRules, ...given.rules]),
    ),
  }
}

export type PostingDefinition = Omit<ReturnType<typeof definePosting>, 'rules' | 'draftRules'>
