import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { marketPriceApi, type PriceAlert } from '#contract/market_price.ts'
import { call } from '#shared/api/call.ts'
import { toastUndo } from '#shared/ui/toast_undo.tsx'

/** Returns the deletion of a price alert, which the person can undo; it reloads the list. */
export function useAlertActions() {
  const { t } = useLingui()
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: [marketPriceApi.alerts.path] })
  // An alert has no history of its own: the undo sets the same one anew.
  const restore = useMutation({
    mutationFn: ({ series, condition, amount }: PriceAlert) =>
      call(
        marketPriceApi.addAlert,
        { body: { series, condition, amount } },
        { keep: true, idempotencyKey: crypto.randomUUID() },
      ),
    onSuccess: refresh,
  })
  const remove = useMutation({
    mutationFn: ({ alert }: { alert: PriceAlert; text: string }) =>
      call(marketPriceApi.removeAlert, { params: { id: alert.id } }, { keep: true }),
    onSuccess: (_, { alert, text }) => {
      void refresh()
      toastUndo({
        id: `price_alert:${alert.id}`,
        message: t`Price alert deleted: ${text}`,
        undo: () => restore.mutate(alert),
      })
    },
  })
  return { remove }
}
