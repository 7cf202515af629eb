import type { forumApi } from '#contract/forum.ts'
import { forumSectionAdminApi, forumSectionResource } from '#contract/resources/forum_section.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { findCompanies } from '#server/features/company/store.ts'
import { publicCertification } from '#server/features/company/standing_rules.ts'
import { countUnread, markSignRead } from '#server/features/user_message/store.ts'
import { useLimits } from '#server/http/limits.ts'
import type { Handlers } from '#server/http/mount.ts'
import { numbered } from '#server/http/numbered.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import type { Actor } from '#server/http/session.ts'
import { personNames } from '#server/db/names.ts'
import { countLike, setFollowing } from './member_store.ts'
import { listPeople, ownVersions, readReplies } from './post_store.ts'
import { discussRefusal, postRights, readerOf, seesThread, signOf } from './rules.ts'
import { changeThread, lockPost, lockThread, sectionRows, shownPosts } from './store.ts'
import { tellAuthor } from './telling.ts'
import { countOwn, countThreads, listOwn, listSections, listThreads } from './thread_store.ts'
import { openThread, shownCard, shownPost, shownThread } from './view_rules.ts'
import { writingHandlers } from './writing.ts'

/** How long answers to visitors are kept at most (ms). */
const ttl = 2_000

/** Codes of the notifications that a reader of a thread has no more use for. */
const ofThread = [
  'forum_replied',
  'forum_quoted',
  'forum_mentioned',
  'forum_answered',
  'forum_accepted',
  'forum_refused',
  'forum_hidden',
  'forum_restored',
  'forum_locked',
  'forum_moved',
] as const

type Given = { db: DbOrTx; actor: Actor; params: { id: number }; now: Date }

const like =
  (isLiked: boolean) =>
  ({ db, actor, params, now }: Given) =>
    db.transaction(async (tx) => {
      await useLimits(tx, [{ key: `forum_like:${actor.accountId}`, limit: 300, seconds: 3600 }], now)
      const held = await lockPost(tx, params.id)
      if (!held || held.post.state !== 'shown' || held.thread.state !== 'shown')
        throw new Problem('not_found')
      if (held.post.account_id === actor.accountId) throw new Problem('own_post')
      const given = { accountId: actor.accountId, postId: params.id, now }
      return { is_liked: isLiked, like_count: await countLike(tx, given, isLiked) }
    })

const follow =
  (isFollowed: boolean) =>
  ({ db, actor, params, now }: Given) =>
    db.transaction(async (tx) => {
      await useLimits(tx, [{ key: `forum_follow:${actor.accountId}`, limit: 300, seconds: 3600 }], now)
      const thread = await lockThread(tx, params.id)
      if (!thread || !seesThread(thread, readerOf(actor))) throw new Problem('not_found')
      await setFollowing(tx, { accountId: actor.accountId, threadId: thread.id }, isFollowed)
      return { is_followed: isFollowed }
    })

export const forumHandlers: Handlers<typeof forumApi> = {
  ...writingHandlers,

  list: ({ db, deps, actor, query, lang, now }) => {
    const reader = readerOf(actor)
    const list = async () => {
      const count = await countThreads(db, query)
      const found = await listThreads(db, query, { lang, now })
      return {
        ...numbered(
          query,
          count,
          found.map(({ found: reply, ...row }) => ({ ...shownCard(row, reader), found: reply })),
        ),
        refused: discussRefusal(actor),
      }
    }
    if (actor) return list()
    return deps.cache.answer(`forum ${lang} ${JSON.stringify(query)}`, { ttl, now }, async () =>
      JSON.stringify(await list()),
    )
  },

  sections: ({ db, deps, now }) =>
    deps.cache.answer('forum_sections', { ttl, now }, async () => JSON.stringify(await listSections(db))),

  own: async ({ db, actor, query, lang, now }) => {
    const reader = readerOf(actor)
    const found = await listOwn(db, actor.accountId, query, { lang, now })
    return numbered(
      query,
      await countOwn(db, actor.accountId, query),
      found.map(({ with_me, ...row }) => ({ ...shownCard(row, reader), with_me })),
    )
  },

  one: ({ db, actor, params, lang, now }) =>
    shownThread(db, params.id, { reader: readerOf(actor), lang, now }),

  replies: async ({ db, actor, params, query, lang, now }) => {
    const reader = readerOf(actor)
    const thread = await openThread(db, params.id, { reader, lang, now })
    const found = await readReplies(db, params.id, query, { accountId: reader.accountId, lang, now })
    return {
      results: found.map((post) => shownPost(post, thread, reader)),
      last_position: thread.last_position,
    }
  },

  people: async ({ db, actor, params, lang, now }) => {
    await openThread(db, params.id, { reader: readerOf(actor), lang, now })
    return listPeople(db, { threadId: params.id, accountId: actor.accountId, lang, now })
  },

  companies: async ({ db, actor, query: { keyword }, lang, now }) => {
    if (keyword.length < 2) return []
    await useLimits(db, [{ key: `forum_company:${actor.accountId}`, limit: 300, seconds: 3600 }], now)
    const given = { keyword, codes: [], except: actor.tenantId ?? 0, lang, now }
    return (await findCompanies(db, given)).map((one) => ({
      ...one,
      certification: publicCertification(one.certification),
    }))
  },

  versions: async ({ db, actor, params }) => {
    const found = await ownVersions(db, { postId: params.id, accountId: actor.accountId })
    if (!found) throw new Problem('not_found')
    return found
  },

  like: like(true),
  unlike: like(false),
  follow: follow(true),
  unfollow: follow(false),

  answer: ({ db, actor, params, body, lang, now }) =>
    db.transaction(async (tx) => {
      const reader = readerOf(actor)
      const thread = await lockThread(tx, params.id)
      if (!thread || !seesThread(thread, reader)) throw new Problem('not_found')
      if (thread.account_id !== actor.accountId) throw new Problem('forbidden')
      const [chosen] = body.post === null ? [] : await shownPosts(tx, thread.id, [body.post])
      if (body.post !== null) {
        if (!chosen) throw new Problem('answer_gone')
        if (!postRights({ ...chosen, state: 'shown' }, thread, reader).answer) throw new Problem('not_found')
      }
      if (thread.answer_id !== body.post) {
        await changeThread(tx, thread.id, { answer_id: body.post })
        if (chosen && chosen.account_id !== actor.accountId)
          await tellAuthor(tx, {
            accountId: chosen.account_id,
            threadId: thread.id,
            position: chosen.position,
            code: 'forum_answered',
            params: { thread: thread.title, from: await personNames(tx, actor.accountId) },
            now,
          })
      }
      return shownThread(tx, thread.id, { reader, lang, now })
    }),

  markRead: async ({ db, actor, params }) => {
    for (const code of ofThread) await markSignRead(db, actor.accountId, { code, sign: signOf(params.id) })
    return countUnread(db, actor.accountId)
  },
}

export const servedSections: ServedResource = {
  of: forumSectionResource,
  api: forumSectionAdminApi,
  server: {
    source: sectionRows,
    taken: { field: 'name', issue: 'name_exists' },
  },
}
