import { defaultForumPolicy, forumPolicy, type ForumPolicy } from '#contract/forum_policy.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { readSection } from './store.ts'

/** How posts of the forum become public, read anew for each post, so that a change counts on every node at once. */
export async function readForumPolicy(db: DbOrTx): Promise<ForumPolicy> {
  return forumPolicy.safeParse(await readSection(db, 'forum')).data ?? defaultForumPolicy
}
