/** Pure functions that choose which rows are sent when a limit has room for fewer than are ready. */
import type { BulkRow } from './bulk_state.ts'
import type { Readings } from './use_readings.ts'

export const choices = ['first', 'pictures', 'weight', 'hand'] as const
export type Choice = (typeof choices)[number]

/** Returns at most `room` rows in the order of the table. */
export function chosenRows(
  rows: readonly BulkRow[],
  given: { by: Choice; room: number; picked: ReadonlySet<string>; of: Readings['of'] },
): BulkRow[] {
  const { by, room, picked, of } = given
  const rank: Record<Choice, (row: BulkRow) => number> = {
    first: () => 0,
    pictures: (row) => -Math.min(1, ((of(row).values['photos'] as string[] | undefined) ?? []).length),
    weight: (row) => -(of(row).lotKg ?? 0),
    hand: () => 0,
  }
  const wanted = by === 'hand' ? rows.filter(({ key }) => picked.has(key)) : rows
  const chosen = new Set(wanted.toSorted((a, b) => rank[by](a) - rank[by](b)).slice(0, room))
  return rows.filter((row) => chosen.has(row))
}
