import { expect, test } from 'vitest'
import { postActions } from '#contract/forum_admin.ts'
import { postStates, type PostState } from '#contract/forum_views.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import type { CreditRating } from '#contract/enums.ts'
import {
  allowedActions,
  discussRefusal,
  divided,
  langOfPost,
  postRights,
  replyRefusal,
  seesPost,
  seesThread,
  stateAfterEdit,
  threadStateWith,
} from './rules.ts'

const visitor = { accountId: null, isModerator: false, refusal: 'login_invalid' } as const
const author = { accountId: 1, isModerator: false, refusal: null }
const reader = { accountId: 2, isModerator: false, refusal: null }
const moderator = { accountId: 3, isModerator: true, refusal: null }
const post = { id: 7, position: 1, state: 'shown', account_id: 1 } as const
const thread = { state: 'shown', account_id: 2, is_locked: false, answer_id: null } as const

const actor = (hasForumRight: boolean, creditRating: CreditRating) => ({ hasForumRight, creditRating })
test.each([
  [null, 'login_invalid'],
  [actor(false, 4), 'forum_right_required'],
  [actor(true, 0), 'company_frozen'],
  [actor(true, 1), null],
] as const)('%j may write unless %s', (given, refusal) => {
  expect(discussRefusal(given)).toBe(refusal)
})

test('what is not shown is seen by its author and operators, what was deleted by nobody', () => {
  const seenBy = (one: typeof visitor | typeof reader) =>
    postStates.filter((state) => seesPost({ ...post, state }, one))
  expect(seenBy(visitor)).toEqual(['shown'])
  expect(seenBy(reader)).toEqual(['shown'])
  const all = ['waiting', 'shown', 'refused', 'hidden']
  expect([seenBy(author), seenBy(moderator)]).toEqual([all, all])
  const threads = (one: typeof visitor | typeof reader) =>
    postStates.filter((state) => seesThread({ ...thread, account_id: 1, state }, one))
  expect([threads(visitor), threads(author), threads(moderator)]).toEqual([['shown'], all, all])
})

test('what a reader may do with a post', () => {
  const nothing = { edit: false, remove: false, like: false, quote: false, answer: false, report: false }
  expect(postRights(post, thread, visitor)).toEqual(nothing)
  expect(postRights(post, thread, author)).toEqual({ ...nothing, edit: true, remove: true, quote: true })
  expect(postRights(post, thread, reader)).toEqual({
    ...nothing,
    like: true,
    quote: true,
    answer: true,
    report: true,
  })
  expect(postRights({ ...post, position: 0 }, thread, reader).answer).toBe(false)
  const locked = { ...thread, is_locked: true }
  expect(postRights(post, locked, author)).toEqual({ ...nothing, remove: true })
  expect(postRights({ ...post, state: 'hidden' }, thread, author)).toEqual(nothing)
  expect(postRights({ ...post, state: 'refused' }, thread, author)).toMatchObject({
    edit: true,
    remove: true,
  })
  const hidden = { ...thread, state: 'hidden' } as const
  expect(postRights(post, hidden, author)).toEqual({ ...nothing, remove: true })
  expect(postRights({ ...post, position: 0 }, { ...hidden, state: 'waiting' }, author).edit).toBe(true)
  expect(postRights(post, thread, { ...author, refusal: 'company_frozen' })).toMatchObject({
    edit: false,
    remove: true,
  })
})

test('a reply needs a public thread that is not locked', () => {
  expect(replyRefusal(thread, reader)).toBeNull()
  expect(replyRefusal({ ...thread, is_locked: true }, reader)).toBe('thread_locked')
  expect(replyRefusal({ ...thread, state: 'hidden' }, reader)).toBe('thread_not_shown')
  expect(replyRefusal({ ...thread, is_locked: true }, visitor)).toBe('login_invalid')
})

test('everybody is told once, by the strongest reason, and never oneself', () => {
  const concerned = { mentioned: [1, 2, 2], quoted: [2, 3], starter: [3, 4], follower: [1, 4, 5, 9] }
  expect(divided(concerned, 9)).toEqual({ mentioned: [1, 2], quoted: [3], starter: [4], follower: [5] })
})

test('an edit waits while the first posts are reviewed, and after a refusal', () => {
  const after = (isReviewed: boolean) => postStates.map((state) => stateAfterEdit(state, isReviewed))
  expect(after(true)).toEqual(['waiting', 'waiting', 'waiting', 'hidden', 'deleted'])
  expect(after(false)).toEqual(['waiting', 'shown', 'waiting', 'hidden', 'deleted'])
})

test('a public thread with replies stays public when its first post does not', () => {
  expect(threadStateWith({ state: 'shown', last_position: 1 }, 'waiting')).toBe('shown')
  expect(threadStateWith({ state: 'shown', last_position: 0 }, 'waiting')).toBe('waiting')
  expect(threadStateWith({ state: 'waiting', last_position: 0 }, 'refused')).toBe('refused')
})

test.each([
  ['这种环件一般用 50Mn，QT 处理', 'zh'],
  ['Contact 太原重工 for that', 'en'],
  ['UT 按 EN 10228-3 做', 'zh'],
  ['Normalised, then quenched', 'en'],
  ['42CrMo4, 3.2 t', 'zh'],
] as const)('%s is written in %s in a Chinese thread', (text, lang) => {
  expect(langOfPost(richTextOf(text), 'zh')).toBe(lang)
})

const actionsOf = (of: Parameters<typeof allowedActions>[0], thread: PostState) =>
  postActions.filter((name) => allowedActions(of, { state: thread })[name])

test.each([
  ['waiting', ['accept', 'refuse']],
  ['shown', ['hide']],
  ['hidden', ['restore']],
  ['refused', []],
  ['deleted', []],
] as const)('operators may with a post that is %s: %j', (state, actions) => {
  expect(actionsOf({ state, position: 1 }, 'shown')).toEqual([...actions])
})

test('a reply becomes public only in a public thread, a first post makes its thread public', () => {
  for (const inThread of ['waiting', 'refused', 'hidden', 'deleted'] as const) {
    expect([inThread, actionsOf({ state: 'waiting', position: null }, inThread)]).toEqual([
      inThread,
      ['refuse'],
    ])
    expect([inThread, actionsOf({ state: 'hidden', position: 1 }, inThread)]).toEqual([inThread, []])
  }
  expect(actionsOf({ state: 'waiting', position: 0 }, 'waiting')).toEqual(['accept', 'refuse'])
  expect(actionsOf({ state: 'hidden', position: 0 }, 'hidden')).toEqual(['restore'])
})
