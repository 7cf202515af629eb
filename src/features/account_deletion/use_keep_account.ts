import { useMutation, useQueryClient } from '@tanstack/react-query'
import { accountApi } from '#contract/account.ts'
import { accountDeletionApi } from '#contract/account_deletion.ts'
import { call } from '#shared/api/call.ts'

/** Withdraws the deletion of the own account. */
export function useKeepAccount() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(accountDeletionApi.withdraw, {}, { keep: true }),
    onSettled: () => {
      for (const { path } of [accountApi.info, accountDeletionApi.own])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
}
