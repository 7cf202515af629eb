/** What a crawler without JavaScript reads of the forum. */
import { expect, test } from 'vitest'
import { richTextOf } from '#contract/rich_text_lines.ts'
import { testApp } from '../../../tests/support/app.ts'
import { forumScene, forumSections } from '../../../tests/support/forum.ts'
import { documentFolder, pageReader } from '../../../tests/support/public_pages.ts'

const world = await testApp({ distDir: documentFolder() })
const read = pageReader(world)
const site = 'http://market.example'
const forum = forumScene(world)
const author = await world.make.member()
const { id, first } = await forum.thread(author)
await forum.reply(author, id)
const path = `/home/forum/${id}`

test('a thread with its replies, whose address is that of its own language', async () => {
  const page = await read(path)
  expect([page.status, page.title]).toEqual([200, 'Which grade for a slewing ring? · 论坛 · 锻材市场'])
  expect([page.canonical, page.alternates]).toEqual([`${site}${path}?lang=en-US`, {}])
  expect(page.description).toBe('We forge rings of 42CrMo4, 2 m across.')
  expect(page.data['DiscussionForumPosting']).toMatchObject({
    headline: 'Which grade for a slewing ring?',
    inLanguage: 'en',
    commentCount: 1,
    author: { '@type': 'Person' },
    comment: [{ '@type': 'Comment', text: '50Mn is used for these, too.' }],
  })
  expect(page.text).toContain('50Mn is used for these, too.')
})

test('the list of all sections and of one', async () => {
  const all = await read('/home/forum?lang=en-US')
  expect([all.title, all.text.includes('Which grade')]).toEqual(['Forum · Forging Market', true])
  const other = await read(`/home/forum?section=${forumSections.forging}&page=2`)
  expect(other.canonical).toBe(`${site}/home/forum?section=${forumSections.forging}`)
  expect(other.text).not.toContain('Which grade')
  const map = await world.app.inject('/sitemaps/forum-0.xml')
  expect(map.body).toContain(path)
})

test('a thread that waits is not there, and a hidden post is not read', async () => {
  const waiting = await forum.thread(await world.make.member(), { title: 'Waits for operators' }, true)
  expect((await read(`/home/forum/${waiting.id}`)).status).toBe(404)
  expect((await read('/home/forum')).text).not.toContain('Waits for operators')
  expect((await world.app.inject('/sitemaps/forum-0.xml')).body).not.toContain(`/home/forum/${waiting.id}<`)
  expect((await read('/home/forum/99999')).status).toBe(404)
  const hidden = await forum.reply(author, id, { body: richTextOf('Call me: 13900000000') })
  world.pass(3)
  expect((await read(path)).text).toContain('13900000000')
  await forum.decide(hidden, 'hide')
  world.pass(3)
  expect((await read(path)).html).not.toContain('13900000000')
  await forum.decide(first, 'hide')
  world.pass(3)
  expect((await read(path)).html).not.toContain('We forge rings')
})
