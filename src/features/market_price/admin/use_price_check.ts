import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { marketPriceApi } from '#contract/market_price.ts'
import { marketPriceUploadApi, type PriceRow, type RowAnswer } from '#contract/market_price_upload.ts'
import { marketPriceAdminApi } from '#contract/resources/market_price.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import type { ReadRow } from './use_price_table.ts'

const { upload } = marketPriceUploadApi
type Ready = Omit<PriceRow, 'replaces'>

const sentRows = (
  rows: readonly Ready[],
  answers: readonly RowAnswer[],
  isConfirmed: (row: Ready) => boolean = () => false,
): PriceRow[] =>
  rows.map((row, at) => ({
    ...row,
    replaces: answers[at]?.stored?.revision ?? null,
    ...(isConfirmed(row) && { confirmed: true }),
  }))

/**
 * Asks the server what would become of the rows as soon as all of them can be read, and sends them. `stored` counts the
 * prices of a finished upload.
 */
export function usePriceCheck(rows: readonly ReadRow[], onStored: () => void) {
  const client = useQueryClient()
  const ready = useMemo(() => {
    const found = rows.flatMap(({ row }) => (row ? [row] : []))
    return found.length === rows.length ? found : []
  }, [rows])
  const [again, setAgain] = useState(0)
  const text = useMemo(() => JSON.stringify(ready), [ready])
  const checked = useQuery({
    queryKey: ['price check', text, again],
    enabled: ready.length > 0,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    meta: { quiet: true },
    queryFn: async () => {
      const body = { rows: sentRows(ready, []) }
      const options = { idempotencyKey: crypto.randomUUID(), quiet: true }
      return (await call(upload, { query: { dry_run: 1 }, body }, options)).rows
    },
  })
  /** The unusual rows that were confirmed, as JSON: one that is edited afterwards is asked about anew. */
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set())
  const isConfirmed = (row: Ready) => confirmed.has(JSON.stringify(row))
  const confirm = (row: Ready, isRight: boolean) =>
    setConfirmed((known) => {
      const next = new Set(known)
      if (isRight) next.add(JSON.stringify(row))
      else next.delete(JSON.stringify(row))
      return next
    })
  const sending = useMutation({
    mutationFn: (answers: readonly RowAnswer[]) =>
      call(
        upload,
        { query: {}, body: { rows: sentRows(ready, answers, isConfirmed) } },
        { idempotencyKey: crypto.randomUUID(), keep: true },
      ),
    onSuccess: () => {
      for (const { path } of [marketPriceAdminApi.list, marketPriceApi.list, marketPriceApi.history])
        void client.invalidateQueries({ queryKey: [path] })
      onStored()
    },
    onError: (error) => {
      // Somebody else stored some of these prices: what becomes of the rows is asked again.
      if (error instanceof ApiError && error.status === 409) setAgain((count) => count + 1)
    },
  })
  return { checked, sending, isConfirmed, confirm }
}
