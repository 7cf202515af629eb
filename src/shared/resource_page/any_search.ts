/** What an address may hold of a resource's page; the page itself, which loads later, says what is valid. */
export type AnySearch = Readonly<Record<string, string | number | undefined>>

/** `validateSearch` of the routes of declared resources: words and numbers, nothing nested. */
export const anySearch = (raw: Record<string, unknown>): AnySearch =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? value : undefined,
    ]),
  )
