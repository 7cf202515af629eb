import { useQuery } from '@tanstack/react-query'
import { verifyCodeApi } from '#contract/verify_code.ts'
import { call } from '#shared/api/call.ts'

/** Loads a captcha for one purpose while it is needed. A captcha can be used once, so call `renew` after each try. */
export function useCaptcha(purpose: string, isNeeded = true) {
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

export type Captcha = ReturnType<typeof useCaptcha>
