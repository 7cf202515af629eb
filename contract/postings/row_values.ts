/** What list rows show of a kind's own fields (`extras`): written by its definition, read by its view half. */
import type { PriceTier } from '../fields.ts'
import type { Option } from './option_sets.ts'

type Maybe<T> = { [K in keyof T]?: T[K] | null }

/** Of what its owner does not show to everybody. */
export type VisibilityRowValues = Maybe<{ visibility: Option<'visibility'> }>

/** Of stock; `standard_picture` where a standard picture stands for photos of the goods. */
export type StockRowValues = VisibilityRowValues & Maybe<{ standard_picture: 1 }>

/** Of buyers' requests. */
export type RequestRowValues = VisibilityRowValues &
  Maybe<{
    needed_by: string
    weight_t: number
    offcut: Option<'offcut'>
    cut_plan: string
    drawing_count: number
    drawing_access: Option<'drawing_access'>
    machining_allowance: number
    /** Companies that have quoted; absent while none has. */
    quotes: number
  }>

/** Of group buyings: tonnes and ¥/t. */
export type RaiseRowValues = Maybe<{
  /** Range of sizes: `φ200–350`. */
  spec: string
  lengths: string
  target_t: number
  min_t: number
  tiers: PriceTier[]
  /** Tonnes of all companies together and how many those are; absent while nobody has joined. */
  joined_t: number
  joined_count: number
}>
