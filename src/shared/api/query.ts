import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, Input } from '#contract/endpoint.ts'
import { call, type CallOptions } from './call.ts'

/** Query options of an endpoint: the only query key is `[path, input]`. */
export const query = <E extends Endpoint>(endpoint: E, input: Input<E>, options: CallOptions = {}) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: ({ signal }) => call(endpoint, input, { ...options, signal }),
    meta: { keep: options.keep ?? false, quiet: options.quiet ?? false },
  })
