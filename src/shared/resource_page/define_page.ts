import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { ResourceCalls } from '#contract/resources/api.ts'
import type { ReasonedDecision } from '#contract/reasoned_decisions.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { TagTone } from '../ui/Tag.tsx'

export type Values = Readonly<Record<string, unknown>>
/** A row as the resource's calls return it. */
export type ResourceRow = {
  id: number
  revision: number
  state: string | null
  created_time: string
  updated_time: string
  can: Readonly<Record<string, boolean>>
} & Values

/** Columns that every row has in addition to its fields. */
type BuiltIn = 'id' | 'state' | 'created_time' | 'updated_time'
type FieldName<R extends Resource> = keyof R['fields'] & string
type Column<N extends string> = {
  name: N
  /** Width in px or in per cent of the table; without one the column takes the remaining width. */
  width?: number | `${number}%`
  /** Hidden when the table is narrow. */
  spare?: boolean
}
/** What a key does on every page of the back office: A approves or publishes, R refuses, W writes an answer. */
export const actionKeys = ['a', 'r', 'w'] as const
type ActionKey = (typeof actionKeys)[number]

type ActionText = {
  label: MessageDescriptor
  /** Says what will happen, for the confirmation. */
  question?: MessageDescriptor
  /** What the text is that the action asks for, unless it is a reason for the audit log. */
  comment?: { label: MessageDescriptor; hint: MessageDescriptor }
  /** The decision whose kept reasons are offered for that text. */
  reasons?: ReasonedDecision
  color?: string
  key?: ActionKey
  /** Label and question for a row for which the action means something else; undefined for the others. */
  instead?: (row: ResourceRow) => { label: MessageDescriptor; question: MessageDescriptor } | undefined
}

/** Labels of a fixed list of options, by value: messages of the page, or names in both languages from the contract. */
export type Options = Readonly<Record<string | number, MessageDescriptor | { zh: string; en: string }>>

type Given<R extends Resource> = {
  title: MessageDescriptor
  /** Label of the button and heading for a new row; without it none can be added here. */
  addTitle?: MessageDescriptor
  labels: Record<FieldName<R>, MessageDescriptor>
  hints?: Partial<Record<FieldName<R>, MessageDescriptor>>
  /** Labels of options, by field and value. */
  options?: Partial<Record<FieldName<R>, Options>>
  states: Record<R['states'][number], { label: MessageDescriptor; tone: TagTone }>
  actions: Record<keyof R['actions'] & string, ActionText>
  columns: readonly Column<FieldName<R> | BuiltIn>[]
  /** Initial values of a new row. */
  defaults?: Partial<Record<FieldName<R>, unknown>>
  /** Endpoints whose answers depend on these rows; loaded again after every write. */
  changes?: readonly { path: string }[]
  /** Shown when there are no rows yet. */
  empty: { title: MessageDescriptor; hint?: MessageDescriptor }
  /** Fields of a stored row that cannot be changed any more. */
  fixed?: (row: ResourceRow) => readonly FieldName<R>[]
  /** The field whose text is the heading of a row. */
  heading: FieldName<R> | 'id'
  slots?: {
    /** Below the form: a preview of what readers will see, and what the server knows of a stored row. */
    preview?: ComponentType<{ values: Values; row: ResourceRow | undefined }>
    /** Above the buttons, what the server asks about unusual values (`asks`): the data of its refusal. */
    asked?: ComponentType<{ data: unknown }>
    /** Replaces the list of values of a row that cannot be edited. */
    detail?: ComponentType<{ row: ResourceRow }>
    /** Replaces the text of a column's cells. */
    cells?: Partial<Record<FieldName<R>, ComponentType<{ row: ResourceRow }>>>
    /** Beside the buttons of a row's actions: what only this page does. */
    more?: ComponentType<{ row: ResourceRow }>
  }
}

/**
 * Declares the page of a resource: all texts and the columns, which the compiler checks against the definition. `slots`
 * are components that only this page has.
 */
export const defineResourcePage = <R extends Resource>(of: R, api: ResourceCalls, given: Given<R>) => ({
  of: of as Resource,
  api,
  ...(given as unknown as Given<Resource>),
})
export type ResourcePageEntry = ReturnType<typeof defineResourcePage>
