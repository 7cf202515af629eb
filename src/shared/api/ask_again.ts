import { queryClient } from './query_client.ts'

/** Asks again for what is shown of everything under a path of the contract. */
export const askAgain = (path: string): void =>
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [name] }) => typeof name === 'string' && name.startsWith(path),
  })
