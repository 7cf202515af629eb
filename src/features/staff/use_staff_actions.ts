import { useMutation, useQueryClient } from '@tanstack/react-query'
import { staffApi } from '#contract/staff.ts'
import { call } from '#shared/api/call.ts'
import { sessionQuery } from '#shared/session/session.ts'

const keep = { keep: true }
const byId = (id: number) => ({ params: { id } })

/**
 * Actions on staff. Those that change the own place in a company load the session first: what the page may ask for
 * depends on it. A refusal reloads too, because somebody else was faster.
 */
export function useStaffActions() {
  const client = useQueryClient()
  const refresh = () =>
    Promise.all(
      [staffApi.list, staffApi.own].map(({ path }) => client.invalidateQueries({ queryKey: [path] })),
    )
  const begin = async () => {
    client.removeQueries({ queryKey: [staffApi.list.path], type: 'inactive' })
    await client.refetchQueries({ queryKey: sessionQuery.queryKey })
    await client.invalidateQueries({ queryKey: [staffApi.own.path] })
    void client.invalidateQueries()
  }
  const reload = { onSettled: refresh }
  const anew = { onSuccess: begin, onError: () => void refresh() }
  return {
    sendAgain: useMutation({
      mutationFn: (id: number) => call(staffApi.sendAgain, byId(id), keep),
      ...reload,
    }),
    withdrawInvitation: useMutation({
      mutationFn: (id: number) => call(staffApi.withdrawInvitation, byId(id), keep),
      ...reload,
    }),
    remove: useMutation({ mutationFn: (id: number) => call(staffApi.remove, byId(id), keep), ...reload }),
    withdrawTransfer: useMutation({
      mutationFn: (id: number) => call(staffApi.withdrawTransfer, byId(id), keep),
      ...reload,
    }),
    declineTransfer: useMutation({
      mutationFn: (id: number) => call(staffApi.declineTransfer, byId(id), keep),
      ...reload,
    }),
    decline: useMutation({ mutationFn: (id: number) => call(staffApi.decline, byId(id), keep), ...reload }),
    accept: useMutation({ mutationFn: (id: number) => call(staffApi.accept, byId(id), keep), ...anew }),
    confirmTransfer: useMutation({
      mutationFn: (id: number) => call(staffApi.confirmTransfer, byId(id), keep),
      ...anew,
    }),
    leave: useMutation({ mutationFn: () => call(staffApi.leave, {}, keep), ...anew }),
  }
}
