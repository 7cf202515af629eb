import type { MessageDescriptor } from '@lingui/core'
import type { MantineSize } from '@mantine/core'
import type { ComponentType } from 'react'
import type { Fields } from '#contract/field_rules.ts'
import type { PostingField } from '#contract/fields.ts'
import type { HelpKey } from '#contract/help/pages.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FlagFilter } from '#contract/postings/filters.ts'
import type { PostingDetail, PostingRow } from '#contract/postings/views.ts'
import type { ListSearch } from './list/list_search.ts'

/** A block of fields in the form; folded blocks hold only optional fields. */
export type FieldGroup<N extends string = string> = {
  title: MessageDescriptor
  folded: boolean
  fields: readonly N[]
  /** Name of the help page that explains them. */
  help?: HelpKey
}

type Row = ComponentType<{ posting: PostingRow }>
type Values = Readonly<Record<string, unknown>>

/**
 * Components of one kind that replace or extend what all kinds show. Generic code renders a slot and so never needs to
 * compare with the name of a kind.
 */
export type PostingSlots<N extends string = string> = {
  /** In a row of a list: tags, the facts of the second column, weight, price, and who posted it. */
  tags?: ComponentType<{ posting: PostingRow; full?: boolean; certificatePage?: string | undefined }>
  facts?: Row
  weight?: Row
  price?: Row
  poster?: Row
  /** The price in one line, for narrow rows. */
  shortPrice?: Row
  /** Beside the figures in a row of the company's own postings. */
  ownActions?: Row
  /** In the bar above a list, and in an empty list. */
  listActions?: ComponentType<{ size?: MantineSize | 'compact-sm'; variant?: string }>
  /** In an empty list, beside the actions of all kinds. */
  emptyActions?: ComponentType<{ search: ListSearch }>
  /** On the detail page: prices beside the pictures, sections below the technical data, and the panel about the company. */
  prices?: ComponentType<{ posting: PostingDetail }>
  sections?: readonly ComponentType<{ posting: PostingDetail }>[]
  company?: ComponentType<{ posting: PostingDetail }>
  /** In the form below a field's input: what follows from the values. */
  besideField?: Partial<Record<N, ComponentType<{ values: Values }>>>
}

export type PostingView<N extends string = string> = {
  title: MessageDescriptor
  publishTitle: MessageDescriptor
  /** Heading of the company's own list in the backend. */
  manageTitle: MessageDescriptor
  labels: Record<N, MessageDescriptor>
  /** Short explanations below an input. */
  hints: Partial<Record<N, MessageDescriptor>>
  groups: readonly FieldGroup<N>[]
  /** Values that a new form starts with. */
  defaults: Partial<Record<N, unknown>>
  /** Maps a field to the field that is shown inside its input, such as a number to its unit. */
  joined: Partial<Record<N, N>>
  /** Tells whether a field makes sense with these values; if not, it is neither shown nor sent. Fields without an entry always do. */
  applies: Partial<Record<N, (values: Values) => boolean>>
  /** Fields of the technical table on the detail page, in order. */
  technical: readonly N[]
  /** Yes/no filters that the list offers. */
  flags: readonly FlagFilter[]
  slots?: PostingSlots<N>
  route: { list: string; own: string }
}

type Names<D> = D extends { fields: infer F extends Fields } ? keyof F & string : never

/** The type of the view that belongs to a definition. */
export type ViewOf<D> = PostingView<Names<D>>

/** Declares the view of a posting kind; a missing label or a misspelt field does not compile. */
export const defineView = <D extends PostingDefinition>(_: D, view: ViewOf<D>): ViewOf<D> => view

export const fieldOf = (definition: { fields: Fields }, name: string): PostingField => {
  const found = definition.fields[name]
  if (!found) throw new Error(`No field ${name}`)
  return found as PostingField
}
