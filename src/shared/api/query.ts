import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts'
import { withSeen } from '../offline/seen.ts'
import { seenName, seenPaths } from '../offline/seen_paths.ts'
import { call, type CallOptions } from './call.ts'

const isSeen = ({ method, path }: Endpoint): boolean => method === 'GET' && seenPaths.has(path)

/**
 * Query options of an endpoint; its query key always is `[path, input]`. Answers of the paths in `seenPaths` are
 * stored on the device and shown with their age while the server cannot be reached. `take` receives each answer
 * first.
 */
export const query = <E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
  take?: (answer: Reply<E>) => void,
) =>
  queryOptions({
    queryKey: [endpoint.path, input] as const,
    queryFn: async ({ signal }): Promise<Reply<E>> => {
      const ask = () => call(endpoint, input, { ...options, signal })
      const answer = await (isSeen(endpoint) ? withSeen(seenName(endpoint.path, input), '', ask) : ask())
      take?.(answer)
      return answer
    },
    refetchOnReconnect: isSeen(endpoint) ? 'always' : false,
    meta: { keep: options.keep ?? false, quiet: options.quiet ?? false },
  })
