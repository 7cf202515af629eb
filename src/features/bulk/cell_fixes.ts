/** A correction of a cell that the person can apply with one click. */

export type CellFix = {
  /** Fixes of the same sort, such as `as t`, can be applied to all rows at once. */
  sort: string
  /** Label of the button at the cell. */
  label: string
  /** Label of the button that fixes all rows at once. */
  group: string
  /** Place of the cell to change, and its new text. */
  place: number
  text: string
}
