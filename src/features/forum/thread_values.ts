import type { Lang } from '#contract/enums.ts'
import type { ForumThread } from '#contract/forum_views.ts'
import type { RichText } from '#contract/rich_text.ts'
import type { ShownWithPost } from '#shared/offline/draft_names.ts'
import { mentionedIn, mentionsIn } from './mentions.ts'

/** A thread that is being written; tags are texts because the input's are. */
export type ThreadValues = {
  title: string
  section: number | null
  lang: Lang
  tags: string[] | null
  body: RichText | null
  postings: string[] | null
  shown: ShownWithPost
}

/** A stored thread that is being changed, with the revision from which that began. */
export type EditedThread = ThreadValues & { revision: number }

export const threadBody = ({ title, lang, tags, body, postings, shown }: ThreadValues) => ({
  title,
  lang,
  tags: (tags ?? []).map(Number),
  body,
  postings: postings ?? [],
  mentions: mentionsIn(body, shown.mentions),
})

export const valuesOf = ({
  title,
  section_id: section,
  lang,
  tags,
  first,
  postings,
}: ForumThread): EditedThread => ({
  revision: first.revision,
  title,
  section,
  lang,
  tags: tags.map(String),
  body: first.body,
  postings: postings.map(({ code }) => code),
  shown: { quote: null, mentions: mentionedIn(first) },
})
