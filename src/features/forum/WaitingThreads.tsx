import { useNavigate } from '@tanstack/react-router'
import { useLingui } from '@lingui/react/macro'
import { useDeviceQuery } from '#shared/offline/use_device_query.ts'
import { toastError } from '#shared/ui/toast.ts'
import { takeBack, unsentPosts } from './post_store.ts'
import { QueuedPost } from './QueuedPost.tsx'

/** Threads written on this device that have not arrived; nothing if there are none. */
export function WaitingThreads({ accountId }: { accountId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data: rows = [] } = useDeviceQuery(`threads ${accountId}`, () => unsentPosts(accountId, null))
  const edit = async (key: string) => {
    const form = await takeBack(accountId, key).catch(() => undefined)
    if (!form) return toastError(t`The thread is being sent and cannot be changed any more`)
    void navigate({ to: '/home/forum', search: { command: 'create' } as never })
  }
  return rows.map((row) => (
    <QueuedPost key={row.key} accountId={accountId} row={row} onEdit={(key) => void edit(key)} />
  ))
}
