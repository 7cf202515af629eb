import { Button } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconArrowsExchange } from '@tabler/icons-react'
import { lang } from '#shared/i18n/language.ts'
import { facetsQuery } from '../queries.ts'
import type { PostingKindEntry } from '../registry.ts'
import { withFilter, type ListSearch } from './list_search.ts'

/** So many comparable grades are asked for and named at most. */
const most = 10
const named = 3

/** The search with comparable grades instead of the one that it names; null if it names none, or one without any. */
async function withComparable(search: ListSearch): Promise<ListSearch | null> {
  const [{ comparableGrades, exactEquivalents, findGrade }, { readSearch }] = await Promise.all([
    import('#contract/steel/grades.ts'),
    import('#contract/steel/search_reading.ts'),
  ])
  const { material = [], keyword = '' } = search
  const parts = material.length === 0 && keyword ? readSearch(keyword, lang).parts : []
  const part = parts.find(({ kind }) => kind === 'grade')
  const text = part && 'text' in part ? part.text : findGrade(keyword) ? keyword : undefined
  const [grade, ...others] = material.length > 0 ? material : text ? [text] : []
  if (!grade || others.length > 0) return null
  const comparable = comparableGrades(grade)
    .map(({ code }) => code)
    .filter((code) => findGrade(code) && !exactEquivalents(grade).includes(code))
  if (comparable.length === 0) return null
  const rest = material.length > 0 ? keyword : part ? part.rest : ''
  const { strict: _, ...loose } = withFilter(search, 'material', comparable.slice(0, most))
  return withFilter(loose, 'keyword', rest || undefined)
}

type Props = { entry: PostingKindEntry; search: ListSearch; onSearch: (search: ListSearch) => void }

/** Offers the postings of comparable grades where a grade has none, with their number; a search never includes them by itself. */
export default function ComparableOffer({ entry, search, onSearch }: Props) {
  const { t } = useLingui()
  const { data: asked } = useQuery({
    queryKey: ['comparable grades', search],
    queryFn: () => withComparable(search),
    staleTime: Infinity,
    // Without a network the worker delivers the table.
    networkMode: 'always',
  })
  const { data } = useQuery({
    ...facetsQuery(entry, asked ?? search),
    enabled: Boolean(asked),
    // The number of another search would be a promise.
    placeholderData: undefined,
  })
  const count = data?.total.count ?? 0
  if (!asked || count === 0) return null
  const online = data?.material.flatMap(({ value }) => (asked.material?.includes(value) ? [value] : [])) ?? []
  const names = (online.length > 0 ? online : asked.material!)
    .slice(0, named)
    .join(lang === 'zh' ? '、' : ', ')
  const postings = plural(count, { one: '# posting', other: '# postings' })
  return (
    <Button
      variant="light"
      size="compact-sm"
      maw={420}
      leftSection={<IconArrowsExchange size={14} aria-hidden />}
      onClick={() => onSearch(asked)}
    >
      {t`Comparable grades ${names}: ${postings}`}
    </Button>
  )
}
