/** Which rows of the shown page are selected. */
export type Selection<Row> = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Returns why a row cannot be selected; undefined if it can. */
  refusal: (row: Row) => string | undefined
}

/** Returns a copy of `keys` with or without `key`. */
export function withKey(keys: ReadonlySet<string>, key: string, isTicked: boolean): Set<string> {
  const next = new Set(keys)
  if (isTicked) next.add(key)
  else next.delete(key)
  return next
}

/** Returns the key after (`step` 1) or before (-1) `active`; the first key if `active` is not in the list; undefined past either end. */
export function neighbour(
  keys: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = active === undefined ? -1 : keys.indexOf(active)
  return at === -1 ? keys[0] : keys[at + step]
}
