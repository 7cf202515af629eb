/** How posts of the forum become public: a section of the site settings (decision 099). */
import * as z from 'zod/mini'
import { wholeNumber } from './text.ts'

/** Posts of an account that can wait for operators one after the other, at most. */
const mostReviewedPosts = 50

export const forumPolicy = z.strictObject({
  /** Posts of an account, or of its company, that operators accept one by one; the next ones are public at once. 0: none. */
  reviewed_posts: wholeNumber(0, mostReviewedPosts),
})
export type ForumPolicy = z.output<typeof forumPolicy>

/** Holds while operators have set nothing. */
export const defaultForumPolicy: ForumPolicy = { reviewed_posts: 3 }
