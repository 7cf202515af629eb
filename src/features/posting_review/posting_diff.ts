import type { AdminPosting } from '#contract/postings/views.ts'

type Values = Record<string, unknown>
type Group = { fields: readonly string[] }

/** Returns the values that a submission is compared with: those online, else those rejected before, else null. */
export const comparedWith = ({
  online_values: online,
  refused_values: refused,
}: Pick<AdminPosting, 'online_values' | 'refused_values'>): Values | null => online ?? refused

type Versions = Pick<AdminPosting, 'online_values' | 'refused_values' | 'pending_revision'>

/** Whether the submission is an edit of what is online. */
export const isEditOfOnline = (posting: Versions): boolean =>
  posting.pending_revision !== null && posting.online_values !== null

/** Whether an operator compares the submission with the version online or one that was rejected before. */
export const hasVersionBefore = (posting: Versions): boolean =>
  isEditOfOnline(posting) || (posting.online_values === null && posting.refused_values !== null)

/** One field of the review: the values before (null if there are none) and as submitted, and whether the field differs. */
export type DiffRow = { name: string; before: Values | null; submitted: Values; changed: boolean }

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns the fields that are filled in either version, in the order of the form. Without an older version none is changed. */
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

/** Returns the photos of the submitted version that the version before does not have. */
export const newPhotos = (before: Values | null, submitted: Values): string[] => {
  const known = new Set((before?.['photos'] ?? []) as string[])
  return ((submitted['photos'] ?? []) as string[]).filter((photo) => !known.has(photo))
}
