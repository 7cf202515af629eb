import type { Shape } from '../steel/shapes.ts'

/** One node of the two-level product taxonomy; `shape` is what a form starts with, never a limit. */
export type Category = {
  id: number
  parent_id: number | null
  zh: string
  en: string
  shape?: Shape
  /** Nothing new is filed under it. */
  retired?: boolean
}
