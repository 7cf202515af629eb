/** What a person can do about a cell with one click. */

export type Mend = {
  /** Mends of one sort may be made at once for all rows that have them: `as t`. */
  sort: string
  /** What the button says at the cell, and for all rows at once. */
  label: string
  group: string
  /** Place of the cell, and what stands in it then. */
  place: number
  text: string
}
