/** What operators do with threads and posts. Every step is one transaction with its line in the audit log. */
import type { PostState } from '#contract/forum_views.ts'
import {
  reasonedActions,
  type AdminForumPost,
  type forumAdminApi,
  type PostAction,
} from '#contract/forum_admin.ts'
import type { Lang } from '#contract/enums.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { commentFor } from '#server/features/posting_review/reason_store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { Handlers } from '#server/http/mount.ts'
import { keptCount } from '#server/http/kept_count.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import {
  countPostsOf,
  countQueues,
  listPosts,
  readAdminPost,
  sectionName,
  type StoredAdminPost,
} from './admin_store.ts'
import { versionsOf } from './post_store.ts'
import { allowedActions, readerOf, stateAfter, threadStateWith } from './rules.ts'
import {
  changePost,
  changeThread,
  countReply,
  lockPost,
  lockThread,
  mentionsOf,
  postAuthor,
  type PostRow,
  type ThreadRow,
} from './store.ts'
import { tellAuthor, tellMentionedAgain, tellOfPost } from './telling.ts'
import { shownPost } from './view_rules.ts'

type Acting = { actor: Actor; lang: Lang; now: Date }

function shown(stored: StoredAdminPost, actor: Actor): AdminForumPost {
  const { thread, facts, reports, decided_by, decided_time, ...post } = stored
  return {
    ...shownPost(post, facts, readerOf(actor)),
    // Operators read what its author has deleted, because there may be a report about it.
    author: post.author,
    body: post.body,
    mentions: post.mentions,
    thread,
    reports,
    decided_by,
    decided_time,
    actions: allowedActions(post, thread),
  }
}

async function readOne(
  db: DbOrTx,
  where: { id: number } | { threadId: number },
  { actor, lang, now }: Acting,
): Promise<AdminForumPost> {
  const found = await readAdminPost(db, where, { lang, now, accountId: actor.accountId })
  if (!found) throw new Problem('not_found')
  return shown(found, actor)
}

/** Makes an edited post public again, in its place: whom the edit mentions is told, others have read of it. */
async function showAgain(tx: DbOrTx, thread: ThreadRow, post: PostRow, now: Date): Promise<void> {
  if (post.position === 0) await changeThread(tx, thread.id, { state: 'shown', search: post.search })
  else await countReply(tx, { thread, post }, 1)
  await tellMentionedAgain(tx, { thread, post, now }, await mentionsOf(tx, post.id))
}

/** Makes a post public that waited: a reply gets its place now, at the end. */
async function show(tx: DbOrTx, thread: ThreadRow, post: PostRow, now: Date): Promise<void> {
  if (post.shown_at) return showAgain(tx, thread, post, now)
  const position = post.position ?? thread.last_position + 1
  await changePost(tx, post.id, { position, shown_at: now })
  await changeThread(
    tx,
    thread.id,
    position === 0
      ? { state: 'shown', shown_at: now, last_at: now }
      : {
          last_position: position,
          reply_count: thread.reply_count + 1,
          last_at: now,
          last_account_id: post.account_id,
        },
  )
  await tellOfPost(
    tx,
    { thread, post: { ...post, position }, now },
    { mentions: await mentionsOf(tx, post.id), quoted: await postAuthor(tx, post.quote_id) },
  )
}

/** What an action changes in the thread besides the state of its post. */
async function apply(
  tx: DbOrTx,
  action: PostAction,
  { thread, post }: { thread: ThreadRow; post: PostRow },
  now: Date,
): Promise<void> {
  if (action === 'accept') return show(tx, thread, post, now)
  if (post.position === 0) {
    const state = stateAfter[action]
    return changeThread(tx, thread.id, {
      state: action === 'refuse' ? threadStateWith(thread, state) : state,
    })
  }
  if (action === 'refuse') return
  await countReply(tx, { thread, post }, action === 'hide' ? -1 : 1)
}

const told = {
  accept: 'forum_accepted',
  refuse: 'forum_refused',
  hide: 'forum_hidden',
  restore: 'forum_restored',
} as const satisfies Record<PostAction, string>

type ThreadChange = { is_pinned: boolean } | { is_locked: boolean } | { section_id: number }

/** Changes the head of a thread that is as the operator has seen it; `tell` is called if something changes. */
function changeHead(
  db: DbOrTx,
  given: Acting & { id: number; revision: number; action: string; change: ThreadChange; comment?: string },
  tell?: (tx: DbOrTx, thread: ThreadRow, comment: string) => Promise<void>,
): Promise<AdminForumPost> {
  const { id, revision, action, change, actor, now } = given
  return db.transaction(async (tx) => {
    const thread = await lockThread(tx, id)
    if (!thread || thread.state === 'deleted') throw new Problem('not_found')
    const comment = await commentFor(tx, given.comment ?? '', thread.account_id)
    if (thread.revision !== revision)
      throw new Problem('edit_conflict', { data: await readOne(tx, { threadId: id }, given) })
    const [name, value] = Object.entries(change)[0]!
    const before = thread[name as keyof ThreadRow]
    if (before !== value) {
      await changeThread(tx, id, { ...change, revision: revision + 1 })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'forum_thread',
        action,
        sign: id,
        before: { title: thread.title, [name]: before },
        after: { [name]: value, ...(comment && { comment }) },
        now,
      })
      await tell?.(tx, thread, comment)
    }
    return readOne(tx, { threadId: id }, given)
  })
}

export const moderationHandlers: Handlers<typeof forumAdminApi> = {
  list: async ({ db, deps, actor, query, lang, now }) => {
    const all = () => countPostsOf(db, query)
    const count = await keptCount({ cache: deps.cache, now }, 'posts', query, all)
    const found = await listPosts(db, { ...query, count }, { lang, now, accountId: actor.accountId })
    return {
      ...numbered(
        query,
        count,
        found.map((row) => shown(row, actor)),
      ),
      ...(await countQueues(db)),
    }
  },

  one: async ({ db, params, ...acting }) => ({
    ...(await readOne(db, params, acting)),
    versions: await versionsOf(db, params.id),
  }),

  decide: ({ db, deps, params: { id, action }, body, afterCommit, ...acting }) => {
    const { actor, lang, now } = acting
    const { revision } = body
    if (body.comment === '' && reasonedActions.includes(action))
      throw fieldProblem('comment', 'comment_required', lang)
    return db.transaction(async (tx) => {
      const held = await lockPost(tx, id)
      if (!held) throw new Problem('not_found')
      const { thread, post } = held
      if (post.revision !== revision || !allowedActions(post, thread)[action])
        throw new Problem('edit_conflict', { data: await readOne(tx, { id }, acting) })
      const state: PostState = stateAfter[action]
      const comment = await commentFor(tx, body.comment, post.account_id)
      const kept = comment === '' ? null : comment
      await changePost(tx, id, { state, comment: kept, decided_by: actor.accountId, decided_at: now })
      await apply(tx, action, held, now)
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: 'forum_post',
        action,
        sign: id,
        before: { state: post.state, thread: thread.title, excerpt: post.excerpt },
        after: { state, ...(kept && { comment: kept }) },
        now,
      })
      await tellAuthor(tx, {
        accountId: post.account_id,
        threadId: thread.id,
        code: told[action],
        params: { thread: thread.title, what: post.position === 0 ? 'thread' : 'reply', comment },
        now,
      })
      // What was hidden must not be read from an answer that is kept.
      afterCommit(() => deps.cache.clear())
      return readOne(tx, { id }, acting)
    })
  },

  pin: ({ db, params, body: { revision, is_pinned }, ...acting }) =>
    changeHead(db, {
      ...acting,
      ...params,
      revision,
      action: is_pinned ? 'pin' : 'unpin',
      change: { is_pinned },
    }),

  lock: ({ db, params, body: { revision, is_locked, comment }, ...acting }) => {
    const { lang, now } = acting
    if (is_locked && comment === '') throw fieldProblem('comment', 'comment_required', lang)
    return changeHead(
      db,
      {
        ...acting,
        ...params,
        revision,
        action: is_locked ? 'lock' : 'unlock',
        change: { is_locked },
        comment,
      },
      async (tx, thread, reason) => {
        if (!is_locked) return
        await tellAuthor(tx, {
          accountId: thread.account_id,
          threadId: thread.id,
          code: 'forum_locked',
          params: { thread: thread.title, comment: reason },
          now,
        })
      },
    )
  },

  move: async ({ db, params, body: { revision, section }, ...acting }) => {
    const { lang, now } = acting
    const name = await sectionName(db, section)
    if (!name) throw fieldProblem('section', 'choose', lang)
    return changeHead(
      db,
      { ...acting, ...params, revision, action: 'move', change: { section_id: section } },
      (tx, thread) =>
        tellAuthor(tx, {
          accountId: thread.account_id,
          threadId: thread.id,
          code: 'forum_moved',
          params: { thread: thread.title, section: name },
          now,
        }),
    )
  },
}
