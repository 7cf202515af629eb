/** How many first posts are reviewed is a site setting, which counts from the next post on. */
import { expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { defaultForumPolicy } from '#contract/forum_policy.ts'
import { siteSettings } from '#contract/site_settings.ts'
import { testApp } from '../../../tests/support/app.ts'
import { forumScene, threadValues } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, raw, make } = app
const { reply } = forumScene(app)
const operator = await make.operator(['website_config'])
const as = { token: operator.token }
const { read, write } = siteSettings.forum
const set = async (reviewed_posts: number) => {
  const { revision } = (await call(read, {}, as)).data
  return raw(write, { body: { revision, value: { reviewed_posts } } }, as)
}
const begin = async () => {
  const by = await make.member()
  const { data } = await call(forumApi.create, { body: threadValues() }, { token: by.token })
  return { by, ...data }
}

test('three posts are reviewed until an operator sets another number, up to fifty', async () => {
  expect((await call(read, {}, as)).data.value).toEqual(defaultForumPolicy)
  expect((await begin()).state).toBe('waiting')
  expect([(await set(51)).status, (await set(-1)).status]).toEqual([400, 400])
})

test('with none, the first post of somebody new is public at once', async () => {
  expect((await set(0)).status).toBe(200)
  expect((await begin()).state).toBe('shown')
})

test('with one, the second post is public', async () => {
  await set(1)
  const { by, id, state } = await begin()
  expect(state).toBe('waiting')
  const { data } = await call(forumApi.one, { params: { id } }, { token: by.token })
  await forumScene(app).decide(data.first.id, 'accept')
  const post = await reply(by, id, {}, true)
  const { results } = (await call(forumApi.replies, { params: { id } })).data
  expect(results.map((one) => [one.id, one.state])).toEqual([[post, 'shown']])
})
