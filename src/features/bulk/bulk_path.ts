import type { PostingKindEntry } from '#features/postings/registry.ts'

/** Returns the path of the bulk entry page of a kind that has one. */
export const bulkPath = ({ view }: Pick<PostingKindEntry, 'view'>): string => `${view.route.own}/bulk`
