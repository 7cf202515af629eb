import type { ForumPost, ForumThread } from '#contract/forum_views.ts'
import { linkPostingCodes } from '#contract/postings/code_links.ts'
import { excerptOf, plainOf } from '#contract/rich_text_read.ts'
import { readReplies } from '#server/features/forum/post_store.ts'
import { readerOf } from '#server/features/forum/rules.ts'
import { listSections, listThreads } from '#server/features/forum/thread_store.ts'
import { openThread, shownCard, shownPost, shownThread } from '#server/features/forum/view_rules.ts'
import { hreflang, pathIn } from './address.ts'
import { listChanges } from './changes_store.ts'
import type { Asked, PublicPage } from './content.ts'
import { dayText } from './figures.ts'
import { html, type Html } from './html.ts'
import { listAddresses } from './list_addresses.ts'
import { pageParameter, readPaged } from './paging.ts'
import { link, list } from './parts.ts'
import { richHtml } from './rich_html.ts'
import { texts } from './texts.ts'

export const forumPath = '/home/forum'
const threadPath = (id: number) => `${forumPath}/${id}`

/** Replies on a page. */
const size = 50
/** Characters of a description. */
const longest = 155
const visitor = readerOf(null)

/** The threads of all sections or of one, as a visitor's call of the list answers them. */
export const forumPage: PublicPage = {
  path: forumPath,
  about: ['section', pageParameter],
  addresses: async ({ db, now }) =>
    listAddresses(forumPath, 'section', await listChanges(db, 'threads', now)),
  read: async ({ deps, lang, now, query }) => {
    const db = deps.database.orm
    const sections = await listSections(db)
    const chosen = sections.find(({ id }) => String(id) === query['section'])
    const path = (id: number) => `${forumPath}?section=${id}`
    const filters = { ordering: 'active' as const, ...(chosen && { section: chosen.id }) }
    const { rows, ...at } = await readPaged(chosen ? path(chosen.id) : forumPath, query, (asked) =>
      listThreads(db, { ...filters, ...asked }, { lang, now }),
    )
    const threads = rows.map((row) => shownCard(row, visitor))
    const title = [...(chosen ? [chosen.name[lang]] : []), texts.forum[lang]]
    return {
      title,
      description: `${title.join(' · ')}. ${texts.forumText[lang]}`,
      path: at.path,
      neighbours: at.neighbours,
      trail: chosen ? [{ name: texts.forum[lang], path: forumPath }] : [],
      facts: html`<h1>${title.join(' · ')}</h1>
        <p>${texts.forumText[lang]}</p>
        <nav>${list(sections.map(({ id, name }) => link(path(id), name[lang], lang)))}</nav>
        ${list(
          threads.map(
            (one) =>
              html`${link(threadPath(one.id), one.title, lang)} ${dayText(one.last_time, lang)}
                <p lang="${hreflang[one.lang]}">${one.excerpt}</p>`,
          ),
        )}`,
    }
  },
}

const written = (
  { author, body, created_time: time, lang: own }: ForumPost,
  lang: Asked['lang'],
): Html | undefined =>
  body
    ? html`<p>${author?.name} ${dayText(time, lang)}</p>
        <div lang="${hreflang[own]}">${richHtml(linkPostingCodes(body))}</div>`
    : undefined

/** The position of the first reply on the page that has the asked one. */
function firstPosition(asked: string | undefined, last: number): number {
  const position = /^[1-9]\d{0,8}$/.test(asked ?? '') ? Number(asked) : 1
  return position > last ? 1 : position - ((position - 1) % size)
}

/** A post as an object of schema.org; undefined if strangers do not see it. */
function postData(
  type: 'Comment' | 'DiscussionForumPosting',
  { author, body, lang, created_time: time, edited_time: edited }: ForumPost,
) {
  if (!author || !body) return undefined
  return {
    '@type': type,
    text: plainOf(body),
    author: { '@type': 'Person', name: author.name },
    inLanguage: hreflang[lang],
    datePublished: time,
    dateModified: edited ?? undefined,
  }
}

function threadData(thread: ForumThread, replies: readonly ForumPost[], site: string): object[] {
  const first = postData('DiscussionForumPosting', thread.first)
  if (!first) return []
  return [
    {
      '@context': 'https://schema.org',
      ...first,
      headline: thread.title,
      inLanguage: hreflang[thread.lang],
      url: `${site}${pathIn(thread.lang, threadPath(thread.id))}`,
      commentCount: thread.reply_count,
      comment: replies.flatMap((one) => postData('Comment', one) ?? []),
    },
  ]
}

/** A thread with fifty replies, from the first on or around the one that the address names; its language is that of its author. */
export const threadPage: PublicPage = {
  path: `${forumPath}/:id`,
  about: ['reply'],
  read: async ({ deps, lang, now, params, query, site }) => {
    const asked = params['id'] ?? ''
    if (!/^[1-9]\d{0,8}$/.test(asked)) return undefined
    const db = deps.database.orm
    const reading = { reader: visitor, lang, now }
    const thread = await shownThread(db, Number(asked), reading)
    const stored = await openThread(db, thread.id, reading)
    const from = firstPosition(query['reply'], thread.last_position)
    const pathFrom = (position: number) =>
      position === 1 ? threadPath(thread.id) : `${threadPath(thread.id)}?reply=${position}`
    const next = from + size
    const found = await readReplies(db, thread.id, { from, size }, { accountId: null, lang, now })
    const replies = found.map((post) => shownPost(post, stored, visitor))
    const { body } = thread.first
    return {
      title: [thread.title, texts.forum[lang]],
      description: body ? excerptOf(body, longest) : thread.title,
      path: pathFrom(from),
      neighbours: {
        ...(from > 1 && { prev: pathFrom(from - size) }),
        ...(next <= thread.last_position && { next: pathFrom(next) }),
      },
      trail: [{ name: texts.forum[lang], path: forumPath }],
      type: 'article',
      langs: [thread.lang],
      data: threadData(thread, replies, site),
      facts: html`<article lang="${hreflang[thread.lang]}">
        <h1>${thread.title}</h1>
        ${written(thread.first, lang)}
        ${list(thread.postings.map(({ kind, code, title }) => link(`/home/${kind}/${code}`, title, lang)))}
        ${replies.map((one) => written(one, lang)).map((one) => one && html`<section>${one}</section>`)}
      </article>`,
    }
  },
}
