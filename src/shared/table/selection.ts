/** Which rows of the shown page are ticked. */
export type Selection<Row> = {
  keys: ReadonlySet<string>
  onChange: (keys: ReadonlySet<string>) => void
  /** Why the row cannot be ticked; undefined where it can. */
  refusal: (row: Row) => string | undefined
}

/** `keys` with one of them ticked or not. */
export function withKey(keys: ReadonlySet<string>, key: string, isTicked: boolean): Set<string> {
  const next = new Set(keys)
  if (isTicked) next.add(key)
  else next.delete(key)
  return next
}

/** The key `step` places after `active` in the list, or its first key when `active` is not in it; undefined past either end. */
export function neighbour(
  keys: readonly string[],
  active: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = active === undefined ? -1 : keys.indexOf(active)
  return at === -1 ? keys[0] : keys[at + step]
}
