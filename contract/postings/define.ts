import * as z from 'zod/mini'
import type { PostingKind } from '../enums.ts'
import { issue } from '../issue.ts'
import type { AdminPermission, BackendPermission } from '../permissions.ts'
import type { QuotaName } from '../quotas.ts'
import type { Field } from './fields.ts'
import type { kindFilters } from './filters.ts'
import type { baseFields, sharedFields } from './shared_fields.ts'

export type Fields = Record<string, Field>

/** Values of a posting as forms hold them and the wire carries them: an empty field is null or absent. */
export type Values<F extends Fields> = { [K in keyof F]?: z.output<F[K]['schema']> | null }
type DraftShape<F extends Fields> = { [K in keyof F]: z.ZodMiniOptional<z.ZodMiniNullable<F[K]['schema']>> }

/** Adds an issue at a field; a rule is pure and sees the whole form. */
export type Report = (path: string, key: string) => void
export type Rule<F extends Fields> = (values: Values<F>, report: Report) => void

export type AnyValues = Readonly<Record<string, unknown>>
export type SharedValues = Values<typeof sharedFields>
type KindFilters = Partial<typeof kindFilters>

/** A filter that lists do not know is refused; a type parameter alone would let it pass beside known ones. */
type KnownFilters<X> = Record<Exclude<keyof X, keyof typeof kindFilters>, never>

type Given<K extends PostingKind, F extends Fields, X extends KindFilters> = {
  kind: K
  side: 'seller' | 'buyer'
  /** Letter that public codes of this kind begin with. */
  codePrefix: string
  /** `platform`: operators post it for the market itself, without review and limits. */
  postedBy?: 'platform'
  /** Companies may enter many at once from a table. */
  bulk?: true
  /** What others do with it. */
  response: 'intention' | 'quote' | 'join'
  /** The limit of the poster's tier that a submission counts towards. */
  quota: Extract<QuotaName, 'spot_postings_online' | 'buying_requests_per_month'> | null
  permission: BackendPermission | AdminPermission
  adminPermission: AdminPermission
  fields: F
  /** Fields that must be filled before a posting can be submitted. */
  required: readonly (keyof F & string)[]
  /** Rules across fields, checked on submit. */
  rules: readonly Rule<F>[]
  /** Rules on what is already filled, checked on every save too. */
  draftRules: readonly Rule<F>[]
  /** Filters of the public list beside the shared ones. */
  filters: X
  /** Shared values that follow from the kind's own: written to their columns as if they had been entered. */
  derive?: (values: Values<F>) => SharedValues
  /** What is asked or offered instead of one piece's dimensions, for titles and search: `φ200–350`. */
  specText?: (values: Values<F>) => string
  /** What a row of a list shows beside the shared columns. */
  rowValues?: (values: Values<F>) => Record<string, unknown>
}

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/**
 * The data half of a posting kind. From one declaration come the schemas of the draft (anything may be missing),
 * of a complete posting (required fields and rules), and of the list's filters.
 */
export function definePosting<
  K extends PostingKind,
  F extends typeof baseFields & Fields,
  X extends KindFilters,
>(given: Given<K, F, X & KnownFilters<X>>) {
  const shape = Object.fromEntries(
    Object.entries(given.fields).map(([name, { schema }]) => [name, z.nullish(schema)]),
  ) as DraftShape<F>
  const draft = z.strictObject(shape)
  const apply = (rules: readonly Rule<F>[]) => (values: unknown, context: z.core.$RefinementCtx) => {
    const report: Report = (path, key) =>
      context.addIssue({ code: 'custom', path: path.split('.'), message: key, input: values })
    for (const rule of rules) rule(values as Values<F>, report)
  }
  const requireFilled: Rule<F> = (values, report) => {
    for (const name of given.required) if (isEmpty(values[name])) report(name, issue('required'))
  }
  const { derive, specText, rowValues } = given
  const own = (values: AnyValues) => values as Values<F>
  return {
    ...given,
    derive: (values: AnyValues): SharedValues => derive?.(own(values)) ?? {},
    specText: (values: AnyValues): string => specText?.(own(values)) ?? '',
    rowValues: (values: AnyValues): Record<string, unknown> => rowValues?.(own(values)) ?? {},
    draft: draft.check(z.superRefine(apply(given.draftRules))),
    complete: draft.check(z.superRefine(apply([requireFilled, ...given.draftRules, ...given.rules]))),
  }
}

export type PostingDefinition = Omit<ReturnType<typeof definePosting>, 'rules' | 'draftRules'>
