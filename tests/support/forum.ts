/** Threads and replies for tests: valid forms, and posts that operators have accepted. */
import { sql } from 'drizzle-orm'
import { forumApi } from '#contract/forum.ts'
import { forumAdminApi } from '#contract/forum_admin.ts'
import { richTextOf } from '#contract/rich_text_lines.ts'
import type { Caller, Target, Targets } from './access_cases.ts'
import type { RawInput, TestApp } from './app.ts'
import type { Person } from './factory.ts'

/** Ids of the sections that every database begins with. */
export const forumSections = { materials: 1, forging: 2 } as const

export const threadValues = (own: object = {}) => ({
  section: forumSections.materials,
  title: 'Which grade for a slewing ring?',
  lang: 'en' as const,
  body: richTextOf('We forge rings of 42CrMo4, 2 m across.'),
  ...own,
})
export const replyValues = (own: object = {}) => ({
  body: richTextOf('50Mn is used for these, too.'),
  ...own,
})

export function forumScene({ call, make }: TestApp) {
  let known: Promise<Person> | undefined
  const operator = () => (known ??= make.operator(['admin_forum']))

  async function decide(id: number, action: 'accept' | 'refuse' | 'hide' | 'restore', comment = 'Off topic') {
    const as = { token: (await operator()).token }
    const { data } = await call(forumAdminApi.one, { params: { id } }, as)
    const body = { revision: data.revision, comment }
    return (await call(forumAdminApi.decide, { params: { id, action }, body }, as)).data
  }

  /** Starts a thread, which is public then unless `isWaiting`; returns its id and that of its first post. */
  async function thread(by: Person, own: object = {}, isWaiting = false) {
    const as = { token: by.token }
    const { data } = await call(forumApi.create, { body: threadValues(own) }, as)
    const params = { id: data.id }
    const { data: found } = await call(forumApi.one, { params }, as)
    if (data.state === 'waiting' && !isWaiting) await decide(found.first.id, 'accept')
    return { id: data.id, first: found.first.id }
  }

  /** Replies to a thread; the reply is public then unless `isWaiting`. */
  async function reply(by: Person, threadId: number, own: object = {}, isWaiting = false) {
    const input = { params: { id: threadId }, body: replyValues(own) }
    const { data } = await call(forumApi.reply, input, { token: by.token })
    if (data.state === 'waiting' && !isWaiting) await decide(data.id, 'accept')
    return data.id
  }

  /** Somebody whose posts are public at once. */
  async function trusted(person?: Person): Promise<Person> {
    const by = person ?? (await make.member())
    const { id } = await thread(by)
    for (let n = 0; n < 2; n += 1) await reply(by, id)
    return by
  }

  return { operator, decide, thread, reply, trusted }
}

const byId = ({ id }: Target) => ({ params: { id } })

/** Requests by operation; those that need only their address are missing. */
export const forumRequests = (): Record<string, (target: Target) => RawInput> => ({
  'GET /api/forum/company/': () => ({ query: { keyword: 'Company' } }),
  'GET /api/forum/own/': () => ({ query: { tab: 'with_me' } }),
  'POST /api/forum/': () => ({ body: threadValues() }),
  'PUT /api/forum/:id/': (target) => {
    const { section: _, ...body } = threadValues()
    return { ...byId(target), body: { ...body, revision: 1 } }
  },
  'POST /api/forum/:id/post/': (target) => ({ ...byId(target), body: replyValues() }),
  'PUT /api/forum/post/:id/': (target) => ({ ...byId(target), body: { ...replyValues(), revision: 1 } }),
  'POST /api/forum/:id/answer/': (target) => ({ ...byId(target), body: { post: null } }),
  'POST /api/admin/forum/post/:id/:action/': ({ id }) => ({
    params: { id, action: 'accept' },
    body: { revision: 1 },
  }),
  'POST /api/admin/forum/:id/pin/': (target) => ({ ...byId(target), body: { revision: 1, is_pinned: true } }),
  'POST /api/admin/forum/:id/lock/': (target) => ({
    ...byId(target),
    body: { revision: 1, is_locked: true, comment: 'Answered' },
  }),
  'POST /api/admin/forum/:id/move/': (target) => ({
    ...byId(target),
    body: { revision: 1, section: forumSections.forging },
  }),
})

/** Returns the targets for a path of the forum: a thread, or a post where the path names one. */
export function forumTargets(app: TestApp) {
  const { thread, reply } = forumScene(app)
  return (path: string): Targets | undefined => {
    if (!/^\/api\/(admin\/)?forum\//.test(path)) return undefined
    const isDecided = path.startsWith('/api/admin/forum/post/')
    const made = async (by: Person, isWaiting: boolean): Promise<Partial<Target>> => {
      // The same caller gets more targets than anybody writes in a minute.
      await app.deps.database.orm.execute(sql`delete from rate_limit where key like 'forum%'`)
      if (!path.includes('/forum/post/')) return { id: (await thread(by, {}, isWaiting)).id }
      const { id } = await thread(await app.make.member())
      return { id: await reply(by, id, {}, isWaiting) }
    }
    return {
      own: async ({ person }: Caller) => (person ? made(person, false) : {}),
      foreign: async () => made(await app.make.member(), isDecided),
      hidden: async () => made(await app.make.member(), true),
    }
  }
}
