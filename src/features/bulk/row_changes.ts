/** Pure functions that change rows of a table. */

type Row = {
  cells: readonly string[]
  answer?: unknown
  confirmed?: readonly string[]
  same?: string
}

/** Returns the row without what was answered to it and said about it, which no longer applies once it means something else. */
export function unanswered<R extends Row>(row: R): R {
  const { answer: _, confirmed: _asked, same: _same, ...rest } = row
  return rest as R
}

/**
 * Returns an edited row with the same key: if an earlier try, whose answer was lost, created a posting, the server returns
 * that one. A row whose texts stay the same keeps its answer.
 */
export function edited<R extends Row>(row: R, texts: ReadonlyMap<number, string>): R {
  if ([...texts].every(([place, text]) => (row.cells[place] ?? '') === text)) return row
  const length = Math.max(row.cells.length, ...[...texts.keys()].map((place) => place + 1))
  const cells = Array.from({ length }, (_item, at) => texts.get(at) ?? row.cells[at] ?? '')
  return { ...unanswered(row), cells }
}

/** Says what becomes of a row whose goods are there already. */
export const withSame = <R extends Row>(row: R, same: string | undefined): R =>
  same === undefined ? row : { ...row, same }

/** Says whether the person means an unusual figure. */
export function withConfirmed<R extends Row>(row: R, name: string, isRight: boolean): R {
  const others = (row.confirmed ?? []).filter((one) => one !== name)
  return { ...row, confirmed: isRight ? [...others, name] : others }
}

/** The columns with the one that a correction writes behind the last, such as the category of goods whose list names none. */
export const withColumn = (
  uses: readonly string[],
  { of, cells }: { of?: { id: string }; cells: ReadonlyMap<string, ReadonlyMap<number, string>> },
): readonly string[] =>
  of && [...cells.values()].some((texts) => texts.has(uses.length)) ? [...uses, of.id] : uses
