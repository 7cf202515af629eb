import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { marketPriceApi } from '#contract/market_price.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { useSession } from '#shared/session/session.ts'

const favouritesQuery = query(marketPriceApi.favourites, {}, { quiet: true })

/** The favourite series of the account, and a function to add or remove one; null for visitors. */
export function useFavourites() {
  const session = useSession()
  const client = useQueryClient()
  const { data } = useQuery({ ...favouritesQuery, enabled: Boolean(session) })
  const { mutate } = useMutation({
    mutationFn: ({ series, isOn }: { series: string; isOn: boolean }) =>
      isOn
        ? call(marketPriceApi.addFavourite, { body: { series } }, { quiet: true })
        : call(marketPriceApi.removeFavourite, { query: { series } }, { quiet: true }),
    onSuccess: (next) => client.setQueryData(favouritesQuery.queryKey, next),
  })
  if (!session) return null
  const own = data ?? []
  return {
    own,
    toggle: (series: string) => mutate({ series, isOn: !own.includes(series) }),
  }
}
export type Favourites = ReturnType<typeof useFavourites>
