import type { AdminPosting } from '#contract/postings/views.ts'

type Values = Record<string, unknown>
type Group = { fields: readonly string[] }

/** What a submission is compared with: what it would replace, or else what was rejected before it. */
export const comparedWith = ({
  online_values: online,
  refused_values: refused,
}: Pick<AdminPosting, 'online_values' | 'refused_values'>): Values | null => online ?? refused

/** One field of the review: the values to read it from (null where there are none before), and whether they differ. */
export type DiffRow = { name: string; before: Values | null; submitted: Values; changed: boolean }

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Fields in the order of the form that are filled on either side. Without an older version nothing is a change. */
export function diffRows(
  groups: readonly Group[],
  posting: Pick<AdminPosting, 'online_values' | 'refused_values' | 'submitted_values' | 'changed'>,
): DiffRow[] {
  const { submitted_values: submitted, changed } = posting
  const before = comparedWith(posting)
  return groups
    .flatMap((group) => group.fields)
    .filter((name) => !isEmpty(submitted[name]) || !isEmpty(before?.[name]))
    .map((name) => ({ name, before, submitted, changed: before !== null && changed.includes(name) }))
}

/** Pictures of the submitted version that the one before does not have. */
export const newPhotos = (before: Values | null, submitted: Values): string[] => {
  const known = new Set((before?.['photos'] ?? []) as string[])
  return ((submitted['photos'] ?? []) as string[]).filter((photo) => !known.has(photo))
}
