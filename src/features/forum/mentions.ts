import type { ForumPost } from '#contract/forum_views.ts'
import type { ForumMention } from '#contract/forum_forms.ts'
import type { RichText } from '#contract/rich_text.ts'
import { plainOf } from '#contract/rich_text_read.ts'
import type { ShownWithPost } from '#shared/offline/draft_names.ts'

export type Mentioned = ShownWithPost['mentions'][number]

/** As a mention stands in the text. */
export const mentionText = (name: string): string => `@${name}`

/** Those of the chosen whom the text still names, each once. */
export function mentionsIn(body: RichText | null, chosen: readonly Mentioned[]): ForumMention[] {
  const words = body ? plainOf(body) : ''
  const named = chosen.filter(({ name }) => words.includes(mentionText(name)))
  return [...new Map(named.map(({ ref }) => [JSON.stringify(ref), ref])).values()]
}

/** Who is mentioned in a stored post, as the editor needs it. */
export const mentionedIn = ({ mentions }: Pick<ForumPost, 'mentions'>): Mentioned[] =>
  mentions.flatMap(({ post, name, company }): Mentioned[] => {
    if (post !== null) return [{ name, ref: { post } }]
    return company ? [{ name, ref: { company: company.code } }] : []
  })
