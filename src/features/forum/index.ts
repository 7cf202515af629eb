import { lazy } from 'react'

export { sendQueuedPost } from './send_queued_post.ts'

/** Threads about a posting; loaded after its page. */
export const PostingThreads = lazy(async () => ({
  default: (await import('./PostingThreads.tsx')).PostingThreads,
}))
