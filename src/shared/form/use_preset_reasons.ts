import { useQuery } from '@tanstack/react-query'
import type { Input } from '#contract/endpoint.ts'
import { reviewApi } from '#contract/review.ts'
import type { Lang } from '#contract/enums.ts'
import { query } from '../api/query.ts'
import { lang } from '../i18n/language.ts'
import type { Reason } from './ReasonChips.tsx'

/**
 * The kept reasons for a decision, as its dialog shows them. `reader` is the language of the reader of the comment where
 * it is known; the server puts the others into it.
 */
export function usePresetReasons(
  asked: Input<typeof reviewApi.reasons>['query'],
  reader: Lang = lang,
): readonly Reason[] | 'loading' {
  const { data = [], isLoading } = useQuery(
    query(reviewApi.reasons, { query: asked }, { keep: true, quiet: true }),
  )
  return isLoading ? 'loading' : data.map(({ text }) => ({ label: text[lang], text: text[reader] }))
}
