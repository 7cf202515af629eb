import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { characters } from '#contract/enums.ts'
import { BannerPicture, bannersQuery } from '#features/banner/index.ts'
import { MarketTicker } from '#features/market_price/index.ts'
import { postingKinds } from '#features/postings/index.ts'
import { NewestBlock } from './NewestBlock.tsx'

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
    ...banners.map((banner) => <BannerPicture key={`banner ${banner.id}`} banner={banner} />),
  ]
}
