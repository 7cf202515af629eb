/** What the search of the forum finds, and that it leads to the reply that has the words. */
import { expect, test } from 'vitest'
import { forumApi } from '#contract/forum.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { testApp } from '../../../tests/support/app.ts'
import { forumScene } from '../../../tests/support/forum.ts'

const app = await testApp()
const { call, pass } = app
const { thread, reply, trusted, decide } = forumScene(app)
const starter = await trusted()
const helper = await trusted()

async function search(keyword: string) {
  pass(3)
  const { results, count } = (await call(forumApi.list, { query: { keyword } })).data
  expect(results).toHaveLength(count ?? -1)
  return results.map(({ id, found }) => [id, found?.position ?? null])
}

test('words of a reply find its thread, and lead to the first reply that has all of them', async () => {
  const { id } = await thread(starter, { title: 'Bent shafts', body: richTextOf('4 mm over 6 m.') })
  await reply(helper, id, { body: richTextOf('Use a press.') })
  await reply(helper, id, { body: richTextOf('校直温度 550 °C，之后去应力退火') })
  await reply(helper, id, { body: richTextOf('去应力退火后再检查') })
  expect(await search('去应力')).toEqual([[id, 2]])
  expect(await search('退火 检查')).toEqual([[id, 3]])
  expect(await search('press 退火')).toEqual([])
  const [row] = (await call(forumApi.list, { query: { keyword: '校直温度' } })).data.results
  expect(row?.found).toMatchObject({ position: 2, excerpt: expect.stringContaining('550') })
  // Where the thread itself has the words, its title leads to its beginning.
  expect(await search('bent')).toEqual([[id, null]])
})

test('a hidden or deleted reply, and one that waits, is not found', async () => {
  const { id } = await thread(starter)
  const hidden = await reply(helper, id, { body: richTextOf('wolframite') })
  await reply(await app.make.member(), id, { body: richTextOf('scheelite') }, true)
  expect(await search('wolframite')).toEqual([[id, 1]])
  await decide(hidden, 'hide')
  expect([await search('wolframite'), await search('scheelite')]).toEqual([[], []])
})

test('a thread whose first text was deleted is found by its title and replies, not by that text', async () => {
  const { id, first } = await thread(starter, { title: 'Ferberite', body: richTextOf('stolzite') })
  await reply(helper, id, { body: richTextOf('cuproscheelite') })
  await call(forumApi.remove, { params: { id: first } }, { token: starter.token })
  expect([await search('ferberite'), await search('cuproscheelite')]).toEqual([[[id, null]], [[id, 1]]])
  expect(await search('stolzite')).toEqual([])
})
