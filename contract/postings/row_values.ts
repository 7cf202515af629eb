/** The kind's own fields in list rows (`extras`): written by its definition, read by its view half. */
import type { PriceTier } from '../fields.ts'
import type { Option } from './option_sets.ts'

type Maybe<T> = { [K in keyof T]?: T[K] | null }

/** For postings that not everybody may see. */
export type VisibilityRowValues = Maybe<{ visibility: Option<'visibility'> }>

/** For stock; `standard_picture` is set if a standard picture replaces photos of the goods. */
export type StockRowValues = VisibilityRowValues & Maybe<{ standard_picture: 1 }>

/** For buyers' requests. */
export type RequestRowValues = VisibilityRowValues &
  Maybe<{
    needed_by: string
    weight_t: number
    offcut: Option<'offcut'>
    cut_plan: string
    drawing_count: number
    drawing_access: Option<'drawing_access'>
    machining_allowance: number
    /** Number of companies that have quoted; absent if none has. */
    quotes: number
  }>

/** For group buyings: tonnes and ¥/t. */
export type RaiseRowValues = Maybe<{
  /** Range of sizes: `φ200–350`. */
  spec: string
  lengths: string
  target_t: number
  min_t: number
  tiers: PriceTier[]
  /** Total tonnes and the number of companies; absent while nobody has joined. */
  joined_t: number
  joined_count: number
}>
