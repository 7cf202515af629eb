import type { PostingKindEntry } from '../registry.ts'

/** The page of bulk entry of a kind that has it. */
export const bulkPath = ({ view }: Pick<PostingKindEntry, 'view'>): string => `${view.route.own}/bulk`
