import { useQuery } from '@tanstack/react-query'
import { verifyCodeApi } from '#contract/verify_code.ts'
import { call } from '#shared/api/call.ts'

/** A picture code for one purpose, asked for while it is needed; each picture can be used once, so `renew` it after a try. */
export function usePicture(purpose: string, isNeeded = true) {
  const { data, isFetching, isError, refetch } = useQuery({
    queryKey: [verifyCodeApi.image.path, purpose],
    queryFn: ({ signal }) => call(verifyCodeApi.image, {}, { signal }),
    enabled: isNeeded,
    gcTime: 0,
    staleTime: Infinity,
  })
  const current = isFetching ? undefined : data
  return { img: current?.img, key: current?.key, isError, renew: () => void refetch() }
}

export type Picture = ReturnType<typeof usePicture>
