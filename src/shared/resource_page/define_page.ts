import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'
import type { ResourceCalls } from '#contract/resources/api.ts'
import type { Resource } from '#contract/resources/define.ts'
import type { TagTone } from '../ui/Tag.tsx'

export type Values = Readonly<Record<string, unknown>>
/** A row as the resource's calls give it. */
export type ResourceRow = {
  id: number
  revision: number
  state: string | null
  created_time: string
  updated_time: string
  can: Readonly<Record<string, boolean>>
} & Values

/** What every row has beside its fields. */
type BuiltIn = 'id' | 'state' | 'created_time' | 'updated_time'
type FieldName<R extends Resource> = keyof R['fields'] & string
type Column<N extends string> = {
  name: N
  /** Width in px or of the table; without one the column takes what is left. */
  width?: number | `${number}%`
  /** Leaves first when the table is narrow. */
  spare?: boolean
}
type ActionText = {
  label: MessageDescriptor
  /** What will happen, where somebody is to confirm it. */
  question?: MessageDescriptor
  color?: string
}

/** Texts of a closed list by value: messages of the page, or names that the contract holds in both languages. */
export type Options = Readonly<Record<string | number, MessageDescriptor | { zh: string; en: string }>>

type Given<R extends Resource> = {
  title: MessageDescriptor
  /** Button and heading for a new row; without it none can be added here. */
  addTitle?: MessageDescriptor
  labels: Record<FieldName<R>, MessageDescriptor>
  hints?: Partial<Record<FieldName<R>, MessageDescriptor>>
  /** Texts of closed lists, by field and value. */
  options?: Partial<Record<FieldName<R>, Options>>
  states: Record<R['states'][number], { label: MessageDescriptor; tone: TagTone }>
  actions: Record<keyof R['actions'] & string, ActionText>
  columns: readonly Column<FieldName<R> | BuiltIn>[]
  /** What a new row begins with. */
  defaults?: Partial<Record<FieldName<R>, unknown>>
  /** What readers are given of these rows: asked for anew after every write. */
  changes?: readonly { path: string }[]
  /** Said where there is no row yet. */
  empty: { title: MessageDescriptor; hint?: MessageDescriptor }
  /** What the row's heading is: the text of this field. */
  heading: FieldName<R> | 'id'
  slots?: {
    /** Below the form: how readers will see what is typed. */
    preview?: ComponentType<{ values: Values }>
    /** In place of the values of a row that is not edited here. */
    detail?: ComponentType<{ row: ResourceRow }>
  }
}

/**
 * The view half of a resource: every text and the columns, checked against the definition by the compiler; what only
 * this one shows stands in `slots`.
 */
export const defineResourcePage = <R extends Resource>(of: R, api: ResourceCalls, given: Given<R>) => ({
  of: of as Resource,
  api,
  ...(given as unknown as Given<Resource>),
})
export type ResourcePageEntry = ReturnType<typeof defineResourcePage>
