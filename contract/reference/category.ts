import type { Shape } from '../steel/shapes.ts'

/** One node of the two-level product taxonomy; `shape` is the initial value of a form, not a restriction. */
export type Category = {
  id: number
  parent_id: number | null
  zh: string
  en: string
  shape?: Shape
  /** New postings cannot use it. */
  retired?: boolean
}
