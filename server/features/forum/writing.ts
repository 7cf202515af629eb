/** Starting threads, replying, editing and deleting. */
import type { forumApi } from '#contract/forum.ts'
import type { Lang } from '#contract/enums.ts'
import type { PostState } from '#contract/forum_views.ts'
import type { ReplyForm } from '#contract/forum_forms.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { anyoneMay } from '#server/features/company/may_rules.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { Actor } from '#server/http/session.ts'
import {
  countWrite,
  countMentions,
  requireMentions,
  requirePictures,
  requireSubjects,
  reviewOf,
  stateOfNew,
  type Writing,
} from './checks.ts'
import { setFollowing } from './member_store.ts'
import {
  companyOfAuthor,
  derivedOf,
  langOfPost,
  postRights,
  readerOf,
  replyRefusal,
  searchOf,
  seesThread,
  stateAfterEdit,
  threadStateWith,
} from './rules.ts'
import {
  changePost,
  changeThread,
  countReply,
  insertPost,
  insertThread,
  isSectionOpen,
  keepVersion,
  lockFirst,
  lockPost,
  lockThread,
  mentionsOf,
  setMentions,
  setPostings,
  shownPosts,
  type PostRow,
  type ThreadRow,
} from './store.ts'
import { tellMentioned, tellOfPost, tellOperators } from './telling.ts'
import { refuseWaitingReplies } from './thread_end_store.ts'
import { shownOne, shownThread } from './view_rules.ts'

type Writes = Pick<Handlers<typeof forumApi>, 'create' | 'edit' | 'reply' | 'editReply' | 'remove'>

const waits = { en: 'Sent: an operator reads it before others do', zh: '已提交，审核通过后公开显示' }
const published = { en: 'Posted', zh: '发表成功' }
const saved = { en: 'Saved', zh: '保存成功' }

type Given = Pick<ReplyForm, 'body' | 'mentions'> & { title?: string; lang?: Lang }

/** Replaces the text of a locked post, which may then wait; who is mentioned newly in a public one is told. */
async function rewrite(
  tx: DbOrTx,
  held: { thread: ThreadRow; post: PostRow },
  given: Given,
  writing: Writing,
): Promise<PostState> {
  const { thread, post } = held
  const { lang, now } = writing
  await countWrite(tx, 'forum_edit', writing)
  await requirePictures(tx, given.body, writing, post.body)
  const before = await mentionsOf(tx, post.id)
  const after = await requireMentions(tx, given.mentions, thread.id, lang)
  await countMentions(tx, { before, after }, writing)
  const isFirst = post.position === 0
  const { isReviewed } = await reviewOf(tx, writing.actor)
  const state = stateAfterEdit(post.state, isReviewed)
  // The title of a thread that stays public is read before operators have seen it.
  if (given.title !== undefined && given.title !== thread.title && state === 'waiting')
    if (threadStateWith(thread, state) === 'shown') throw fieldProblem('title', 'title_reviewed', lang)
  const derived = derivedOf(given.body, given.title)
  await keepVersion(tx, post, isFirst ? thread.title : null)
  await changePost(tx, post.id, {
    ...derived,
    body: given.body,
    lang: given.lang ?? langOfPost(given.body, thread.lang),
    state,
    revision: post.revision + 1,
    edited_at: now,
  })
  await setMentions(tx, post.id, after)
  const told = {
    thread: { ...thread, title: given.title ?? thread.title },
    post: { ...post, excerpt: derived.excerpt },
    now,
  }
  if (state === 'shown') await tellMentioned(tx, told, { before, after })
  else if (post.state !== 'waiting') await tellOperators(tx, told)
  if (post.state === 'shown' && state === 'waiting' && !isFirst) await countReply(tx, held, -1)
  return state
}

/** Refuses what the rules do not allow with the own post: a post of others does not exist for this. */
function requireRight(
  held: { thread: ThreadRow; post: PostRow },
  right: 'edit' | 'remove',
  actor: Actor,
): void {
  const { thread, post } = held
  // In a thread that was deleted the author of a reply still deletes the own text.
  const isGone = thread.state === 'deleted' && (right === 'edit' || post.state === 'deleted')
  if (post.account_id !== actor.accountId || isGone) throw new Problem('not_found')
  if (postRights(post, thread, readerOf(actor))[right]) return
  const refusal = right === 'edit' ? replyRefusal(thread, readerOf(actor)) : null
  throw new Problem(refusal ?? 'transition_not_allowed')
}

export const writingHandlers: Writes = {
  create: ({ db, actor, body, lang, now }) =>
    db.transaction(async (tx) => {
      const writing = { actor, lang, now }
      anyoneMay(actor).discuss().orRefuse()
      const isOpen = await isSectionOpen(tx, body.section)
      if (isOpen === undefined) throw fieldProblem('section', 'choose', lang)
      if (!isOpen) throw new Problem('section_closed')
      const postings = await requireSubjects(tx, body, { threadId: null, lang, now })
      const mentions = await requireMentions(tx, body.mentions, null, lang)
      await requirePictures(tx, body.body, writing)
      const state = await stateOfNew(tx, writing)
      await countMentions(tx, { before: [], after: mentions }, writing)
      const by = { account_id: actor.accountId, tenant_id: companyOfAuthor(actor) }
      const derived = derivedOf(body.body, body.title)
      const id = await insertThread(tx, {
        ...by,
        section_id: body.section,
        lang: body.lang,
        title: body.title,
        tags: body.tags,
        state,
        created_at: now,
        shown_at: now,
        last_at: now,
        last_account_id: actor.accountId,
        search: derived.search,
      })
      const post = {
        ...by,
        ...derived,
        thread_id: id,
        position: 0,
        lang: body.lang,
        state,
        body: body.body,
        created_at: now,
        shown_at: state === 'shown' ? now : null,
      }
      const postId = await insertPost(tx, post)
      await setMentions(tx, postId, mentions)
      await setPostings(tx, id, postings)
      await setFollowing(tx, { accountId: actor.accountId, threadId: id }, true)
      const told = {
        thread: { id, title: body.title, account_id: actor.accountId },
        post: { ...post, id: postId },
        now,
      }
      if (state === 'shown') await tellOfPost(tx, told, { mentions, quoted: null })
      else await tellOperators(tx, told)
      return withDetail({ id, state }, state === 'shown' ? published : waits)
    }),

  edit: ({ db, actor, params, body, lang, now }) =>
    db.transaction(async (tx) => {
      const writing = { actor, lang, now }
      anyoneMay(actor).discuss().orRefuse()
      const thread = await lockThread(tx, params.id)
      if (!thread) throw new Problem('not_found')
      const post = await lockFirst(tx, thread.id)
      requireRight({ thread, post }, 'edit', actor)
      const reading = { reader: readerOf(actor), lang, now }
      if (post.revision !== body.revision)
        throw new Problem('edit_conflict', { data: await shownThread(tx, thread.id, reading) })
      const postings = await requireSubjects(tx, body, { threadId: thread.id, lang, now })
      const state = await rewrite(tx, { thread, post }, body, writing)
      const { title, tags } = body
      await changeThread(tx, thread.id, {
        title,
        tags,
        lang: body.lang,
        state: threadStateWith(thread, state),
        search: state === 'shown' ? derivedOf(body.body, title).search : searchOf(title),
      })
      await setPostings(tx, thread.id, postings)
      return withDetail(await shownThread(tx, thread.id, reading), state === 'shown' ? saved : waits)
    }),

  reply: ({ db, actor, params, body, lang, now }) =>
    db.transaction(async (tx) => {
      const writing = { actor, lang, now }
      const reader = readerOf(actor)
      anyoneMay(actor).discuss().orRefuse()
      const thread = await lockThread(tx, params.id)
      if (!thread || !seesThread(thread, reader)) throw new Problem('not_found')
      const refusal = replyRefusal(thread, reader)
      if (refusal) throw new Problem(refusal)
      const [quoted] = body.quote === null ? [] : await shownPosts(tx, thread.id, [body.quote])
      if (body.quote !== null && !quoted) throw fieldProblem('quote', 'quote_unknown', lang)
      const mentions = await requireMentions(tx, body.mentions, thread.id, lang)
      await requirePictures(tx, body.body, writing)
      const state = await stateOfNew(tx, writing)
      await countMentions(tx, { before: [], after: mentions }, writing)
      const position = state === 'shown' ? thread.last_position + 1 : null
      const post = {
        ...derivedOf(body.body),
        thread_id: thread.id,
        position,
        account_id: actor.accountId,
        tenant_id: companyOfAuthor(actor),
        lang: langOfPost(body.body, thread.lang),
        state,
        body: body.body,
        quote_id: body.quote,
        created_at: now,
        shown_at: position === null ? null : now,
      }
      const id = await insertPost(tx, post)
      await setMentions(tx, id, mentions)
      const told = { thread, post: { ...post, id }, now }
      if (position === null) await tellOperators(tx, told)
      else {
        await changeThread(tx, thread.id, {
          last_position: position,
          reply_count: thread.reply_count + 1,
          last_at: now,
          last_account_id: actor.accountId,
        })
        await tellOfPost(tx, told, { mentions, quoted: quoted?.account_id ?? null })
      }
      return withDetail(await shownOne(tx, id, { reader, lang, now }), position === null ? waits : published)
    }),

  editReply: ({ db, actor, params, body, lang, now }) =>
    db.transaction(async (tx) => {
      anyoneMay(actor).discuss().orRefuse()
      const held = await lockPost(tx, params.id)
      // The first post is edited with its title.
      if (!held || held.post.position === 0) throw new Problem('not_found')
      requireRight(held, 'edit', actor)
      const reading = { reader: readerOf(actor), lang, now }
      if (held.post.revision !== body.revision)
        throw new Problem('edit_conflict', { data: await shownOne(tx, params.id, reading) })
      const state = await rewrite(tx, held, body, { actor, lang, now })
      return withDetail(await shownOne(tx, params.id, reading), state === 'shown' ? saved : waits)
    }),

  remove: ({ db, actor, params, now }) =>
    db.transaction(async (tx) => {
      const held = await lockPost(tx, params.id)
      if (!held) throw new Problem('not_found')
      const { thread, post } = held
      requireRight(held, 'remove', actor)
      await changePost(tx, post.id, { state: 'deleted', revision: post.revision + 1 })
      if (post.position === 0 && thread.last_position === 0) {
        await changeThread(tx, thread.id, { state: 'deleted' })
        await refuseWaitingReplies(tx, [thread.id], now)
      } else if (post.position === 0) {
        // With replies the thread stays: they belong to others.
        await changeThread(tx, thread.id, { search: searchOf(thread.title) })
      } else if (post.state === 'shown') await countReply(tx, held, -1)
      return withDetail(null, { en: 'Deleted', zh: '删除成功' })
    }),
}
