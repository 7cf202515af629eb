import { latePart } from '#shared/offline/late_part.ts'

export { sendQueuedPost } from './send_queued_post.ts'

/** Threads about a posting; loaded after its page. */
export const PostingThreads = latePart(async () => (await import('./PostingThreads.tsx')).PostingThreads)
