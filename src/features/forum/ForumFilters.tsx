import { Chip } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { FilterPill, FilterPills } from '#shared/table/FilterPills.tsx'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { useTags } from '#shared/reference/reference.ts'
import classes from './Forum.module.css'
import { filtersOf, type ForumSearch } from './forum_search.ts'

const mostTags = 99

type Props = { search: ForumSearch; onSearch: (search: ForumSearch) => void }

/** Words, tags and language; each choice shows the list of all threads again, from its first page. */
export function ForumFilters({ search, onSearch }: Props) {
  const { t } = useLingui()
  const tags = useTags('forum').slice(0, mostTags)
  const filter = (change: ForumSearch) => {
    const { ordering } = search
    const next = Object.entries({ ...filtersOf(search), ...(ordering && { ordering }), ...change })
    onSearch(Object.fromEntries(next.filter(([, value]) => value !== undefined)))
  }
  return (
    <>
      <div className={classes.words}>
        <KeywordInput
          label={t`Search the forum`}
          placeholder={t`Words of title or posts`}
          keyword={search.keyword}
          onSearch={(keyword) => filter({ keyword })}
        />
        {(['zh', 'en'] as const).map((one) => (
          <Chip
            key={one}
            size="xs"
            checked={search.lang === one}
            onChange={(checked) => filter({ lang: checked ? one : undefined })}
          >
            {one === 'zh' ? t`Chinese only` : t`English only`}
          </Chip>
        ))}
        {search.posting && (
          <Chip size="xs" checked onChange={() => filter({ posting: undefined })}>
            {t`About ${search.posting}`}
          </Chip>
        )}
      </div>
      {tags.length > 0 && (
        <FilterPills label={t`Tags`}>
          {tags.map(({ id, name }) => (
            <FilterPill
              key={id}
              name={name}
              isChosen={search.tag_id === id}
              onChoose={() => filter({ tag_id: search.tag_id === id ? undefined : id })}
            />
          ))}
        </FilterPills>
      )}
    </>
  )
}
