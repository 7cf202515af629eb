import { AsyncLocalStorage } from 'node:async_hooks'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The embedded database has one connection: a query outside an open transaction waits for that transaction, and if
 * the transaction waits for the query, both wait forever. This guard turns such a query into an error; the returned
 * check is for code that bypasses the client's `query`.
 */
export function refuseQueriesBesideTransaction(client: PGlite): () => void {
  const current = new AsyncLocalStorage<{ isOpen: boolean }>()
  const refuse = () => {
    if (current.getStore()?.isOpen)
      throw new Error('A query outside the open transaction: use the transaction’s `db`')
  }
  const { query, exec, transaction } = client
  client.query = ((...given: Parameters<typeof query>) => {
    refuse()
    return query.apply(client, given)
  }) as typeof query
  client.exec = (...given) => {
    refuse()
    return exec.apply(client, given)
  }
  client.transaction = ((run: Parameters<typeof transaction>[0]) => {
    refuse()
    const mine = { isOpen: true }
    return current.run(mine, () =>
      transaction.call(client, async (tx) => {
        try {
          return await run(tx)
        } finally {
          mine.isOpen = false
        }
      }),
    )
  }) as typeof transaction
  return refuse
}
