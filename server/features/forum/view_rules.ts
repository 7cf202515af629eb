/** What a reader gets of threads and posts. */
import type { ForumCard, ForumPost, ForumThread } from '#contract/forum_views.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { Problem } from '#server/http/problem.ts'
import type { At } from './author_store.ts'
import { readAround, readPost, type StoredPost } from './post_store.ts'
import { postRights, replyRefusal, seesPost, seesThread, type Reader, type ThreadFacts } from './rules.ts'
import { postingsOf, readThread, type StoredCard, type StoredThread } from './thread_store.ts'

export type Reading = At & { reader: Reader }

export function shownCard(stored: StoredCard, reader: Reader): ForumCard {
  const { author, excerpt, first_state: state, account_id, answer_id: _, last_position: __, ...rest } = stored
  const isVisible = seesPost({ id: 0, position: 0, state, account_id }, reader)
  return { ...rest, author: isVisible ? author : null, excerpt: isVisible ? excerpt : '' }
}

function shownQuote(quote: StoredPost['quote']): ForumPost['quote'] {
  if (!quote) return null
  const { state, name, excerpt, ...rest } = quote
  return state === 'shown' ? { ...rest, name, excerpt } : { ...rest, name: null, excerpt: '' }
}

export function shownPost(stored: StoredPost, thread: ThreadFacts, reader: Reader): ForumPost {
  const { account_id: author, thread_id: _, quote, comment, ...post } = stored
  const isMine = author === reader.accountId
  const isVisible = seesPost(stored, reader)
  return {
    ...post,
    author: isVisible ? post.author : null,
    body: isVisible ? post.body : null,
    mentions: isVisible ? post.mentions : [],
    quote: isVisible ? shownQuote(quote) : null,
    is_mine: isMine,
    is_starter: author === thread.account_id,
    is_answer: post.id === thread.answer_id,
    comment: isMine || reader.isModerator ? comment : null,
    can: postRights(stored, thread, reader),
  }
}

/** A thread that the reader may open. */
export async function openThread(db: DbOrTx, id: number, { reader, ...at }: Reading): Promise<StoredThread> {
  const found = await readThread(db, id, { ...at, accountId: reader.accountId })
  if (!found || !seesThread(found, reader)) throw new Problem('not_found')
  return found
}

/** A thread with its first post, its answer and the reader's own replies that wait. */
export async function shownThread(db: DbOrTx, id: number, reading: Reading): Promise<ForumThread> {
  const { reader, ...at } = reading
  const stored = await openThread(db, id, reading)
  const around = await readAround(db, stored, { ...at, accountId: reader.accountId })
  const show = (post: StoredPost) => shownPost(post, stored, reader)
  const first = around.find(({ position }) => position === 0)
  const answer = around.find((post) => post.id === stored.answer_id)
  if (!first) throw new Problem('not_found')
  const { is_followed, last_position } = stored
  const { revision: _, is_followed: __, ...card } = stored
  return {
    ...shownCard(card, reader),
    first: show(first),
    answer: answer ? show(answer) : null,
    own_waiting: around.filter(({ position }) => position === null).map(show),
    last_position,
    postings: await postingsOf(db, id, at),
    is_followed,
    refused: replyRefusal(stored, reader),
  }
}

/** A post of a thread that the reader may open. */
export async function shownOne(db: DbOrTx, id: number, reading: Reading): Promise<ForumPost> {
  const { reader, ...at } = reading
  const stored = await readPost(db, id, { ...at, accountId: reader.accountId })
  if (!stored) throw new Problem('not_found')
  return shownPost(stored, await openThread(db, stored.thread_id, reading), reader)
}
