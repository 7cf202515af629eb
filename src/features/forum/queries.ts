import { useQuery } from '@tanstack/react-query'
import { forumApi } from '#contract/forum.ts'
import { query } from '#shared/api/query.ts'
import { askAgain } from '#shared/api/query_client.ts'
import { lang } from '#shared/i18n/language.ts'
import { forumPath } from '#shared/offline/draft_names.ts'
import { useTags } from '#shared/reference/reference.ts'

/** Replies that are loaded and rendered together. */
export const windowSize = 20

export const threadQuery = (id: number) => query(forumApi.one, { params: { id } })
export const repliesQuery = (id: number, from: number) =>
  query(forumApi.replies, { params: { id }, query: { from, size: windowSize } }, { quiet: true, keep: true })

/** Loads everything of the forum that is shown anew. */
export const refreshForum = (): void => askAgain(forumPath)

/** The sections with their names in the reader's language, and a way to name one. */
export function useSections() {
  const { data: sections } = useQuery(query(forumApi.sections, {}, { quiet: true, keep: true }))
  return { sections, nameOf: (id: number) => sections?.find((one) => one.id === id)?.name[lang] }
}

/** Names tags of the forum. */
export function useTagName(): (id: number) => string | undefined {
  const tags = useTags('forum')
  return (id) => tags.find((tag) => tag.id === id)?.name
}
