import type { AdminPosting } from '#contract/postings/views.ts'

type Values = Record<string, unknown>
type Group = { fields: readonly string[] }

/** One field of the review: the values to read it from (null where nothing is online), and whether the edit changes it. */
export type DiffRow = { name: string; online: Values | null; submitted: Values; changed: boolean }

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Fields in the order of the form that are filled on either side. Without an older version nothing is a change. */
export function diffRows(
  groups: readonly Group[],
  {
    online_values: online,
    submitted_values: submitted,
    changed,
  }: Pick<AdminPosting, 'online_values' | 'submitted_values' | 'changed'>,
): DiffRow[] {
  return groups
    .flatMap((group) => group.fields)
    .filter((name) => !isEmpty(submitted[name]) || !isEmpty(online?.[name]))
    .map((name) => ({ name, online, submitted, changed: online !== null && changed.includes(name) }))
}

/** Pictures of the submitted version that the online one does not have. */
export const newPhotos = (online: Values | null, submitted: Values): string[] => {
  const known = new Set((online?.['photos'] ?? []) as string[])
  return ((submitted['photos'] ?? []) as string[]).filter((photo) => !known.has(photo))
}
