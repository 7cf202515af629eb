/** Parameters in the address of a resource's page. The page, which is loaded later, checks them. */
export type AnySearch = Readonly<Record<string, string | number | undefined>>

/** The `validateSearch` of routes of declared resources: keeps texts and numbers, sets everything else to undefined. */
export const anySearch = (raw: Record<string, unknown>): AnySearch =>
  Object.fromEntries(
    Object.entries(raw).map(([name, value]) => [
      name,
      typeof value === 'string' || typeof value === 'number' ? value : undefined,
    ]),
  )
