import { Suspense } from 'react'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { characters } from '#contract/enums.ts'
import { BannerPicture, bannersQuery } from '#features/banner/index.ts'
import { MarketTicker } from '#features/market_price/index.ts'
import { postingKinds } from '#features/postings/index.ts'
import { WhenNear } from '#shared/ui/WhenNear.tsx'
import { NewestBlock } from './NewestBlock.tsx'
import classes from './reading/ReadingBlocks.module.css'
import { latePart } from '#shared/offline/late_part.ts'

/** Below the fold, so its code is loaded when somebody scrolls there. */
const ReadingBlocks = latePart(async () => (await import('./reading/ReadingBlocks.tsx')).ReadingBlocks)

/** Height (px) of the blocks that are mounted later. */
const readingHeight = 460

/** The newest postings of every section; prime stock and remnants separately, because buyers look for one or the other. */
export function NewestPostings() {
  const { t } = useLingui()
  const { data: banners = [] } = useQuery(bannersQuery('home_foot'))
  const blocks = Object.values(postingKinds).flatMap((entry) => {
    const { kind, filters } = entry.definition
    if (!('character' in filters))
      return <NewestBlock key={kind} entry={entry} title={t(entry.view.title)} search={{}} />
    return characters.map((character) => (
      <NewestBlock
        key={`${kind} ${character}`}
        entry={entry}
        title={character === 1 ? t`Newest prime stock` : t`Newest remnants`}
        search={{ character }}
      />
    ))
  })
  return [
    <MarketTicker key="market prices" />,
    ...blocks,
    <WhenNear key="reading" height={readingHeight} className={classes.wide}>
      <Suspense fallback={<div className={classes.wide} style={{ height: readingHeight }} />}>
        <ReadingBlocks />
      </Suspense>
    </WhenNear>,
    ...banners.map((banner) => <BannerPicture key={`banner ${banner.id}`} banner={banner} />),
  ]
}
