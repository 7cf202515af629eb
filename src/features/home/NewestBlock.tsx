import { useDeferredValue } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { Character } from '#contract/enums.ts'
import { NothingOnline, PostingCompactRow, type PostingKindEntry } from '#features/postings/index.ts'
import { HomeBlock } from './HomeBlock.tsx'
import { newestQuery } from './queries.ts'

type Props = { entry: PostingKindEntry; title: string; search: { character?: Character } }

/** The newest postings of a section, with a link to all of them. */
export function NewestBlock({ entry, title, search }: Props) {
  const { t } = useLingui()
  const list = useQuery(newestQuery(entry.api, search))
  // Rendered as deferred work, so that the browser stays responsive while the rows are built.
  const rows = useDeferredValue(list.data?.results)
  const { side, postedBy } = entry.definition
  return (
    <HomeBlock
      title={title}
      all={{ to: entry.view.route.list, search }}
      list={list}
      rows={rows}
      empty={
        <NothingOnline
          entry={entry}
          hint={
            side === 'seller' && !postedBy
              ? t`Be the first: publish your stock, it takes about a minute.`
              : undefined
          }
        />
      }
    >
      {(posting) => <PostingCompactRow key={posting.code} posting={posting} />}
    </HomeBlock>
  )
}
