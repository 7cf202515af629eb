import type { MessageDescriptor } from '@lingui/core'
import type { MantineSize } from '@mantine/core'
import type { ComponentType } from 'react'
import type { Fields } from '#contract/field_rules.ts'
import type { PostingField } from '#contract/fields.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FlagFilter } from '#contract/postings/filters.ts'
import type { PostingDetail, PostingRow } from '#contract/postings/views.ts'
import type { ListSearch } from './list/list_search.ts'

/** A block of the form and of the detail page's table; folded blocks hold only optional fields. */
export type FieldGroup<N extends string = string> = {
  title: MessageDescriptor
  folded: boolean
  fields: readonly N[]
}

type Row = ComponentType<{ posting: PostingRow }>
type Values = Readonly<Record<string, unknown>>

/**
 * Where a kind shows something of its own; without a component stands what all kinds have. A slot is a component, so
 * that what differs between kinds is never asked for by name.
 */
export type PostingSlots<N extends string = string> = {
  /** Of a row: its marks, the facts in its second column, its weight and price, and who posted it. */
  tags?: ComponentType<{ posting: PostingRow; full?: boolean }>
  facts?: Row
  weight?: Row
  price?: Row
  poster?: Row
  /** Its price in one line, where there is no room for more. */
  shortPrice?: Row
  /** Beside the figures of an own row. */
  ownActions?: Row
  /** In the bar above a list, and where it is empty. */
  listActions?: ComponentType<{ size?: MantineSize | 'compact-sm'; variant?: string }>
  /** Where its list is empty, beside what all kinds offer there. */
  emptyActions?: ComponentType<{ search: ListSearch }>
  /** Of the page: prices beside the pictures, blocks below the technical data, and who stands behind it. */
  prices?: ComponentType<{ posting: PostingDetail }>
  sections?: readonly ComponentType<{ posting: PostingDetail }>[]
  company?: ComponentType<{ posting: PostingDetail }>
  /** Of the form: what follows from the values, below a field's input. */
  besideField?: Partial<Record<N, ComponentType<{ values: Values }>>>
}

export type PostingView<N extends string = string> = {
  title: MessageDescriptor
  publishTitle: MessageDescriptor
  /** Heading of the own list in the backend. */
  manageTitle: MessageDescriptor
  labels: Record<N, MessageDescriptor>
  /** Short explanations below an input. */
  hints: Partial<Record<N, MessageDescriptor>>
  groups: readonly FieldGroup<N>[]
  /** Values that a new form starts with. */
  defaults: Partial<Record<N, unknown>>
  /** Fields shown inside another one's input: the unit beside the number. */
  joined: Partial<Record<N, N>>
  /** When a field has a meaning; without it, always. What has none is neither shown nor sent. */
  applies: Partial<Record<N, (values: Values) => boolean>>
  /** Fields of the technical table on the detail page, in order. */
  technical: readonly N[]
  /** Yes/no filters that the list offers. */
  flags: readonly FlagFilter[]
  slots?: PostingSlots<N>
  route: { list: string; own: string }
}

type Names<D> = D extends { fields: infer F extends Fields } ? keyof F & string : never

/** The view half that fits a data half. */
export type ViewOf<D> = PostingView<Names<D>>

/** The view half of a posting kind: a missing label or a misspelt field does not compile. */
export const defineView = <D extends PostingDefinition>(_: D, view: ViewOf<D>): ViewOf<D> => view

export const fieldOf = (definition: { fields: Fields }, name: string): PostingField => {
  const found = definition.fields[name]
  if (!found) throw new Error(`No field ${name}`)
  return found as PostingField
}
