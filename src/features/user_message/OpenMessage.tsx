import { useNavigate, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import type { MessageModule } from '#contract/enums.ts'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { useMarkRead } from './mark_read.ts'
import { targetOf } from './targets.ts'

/** Opens a notification that was clicked outside of the page: marks it as read and replaces the address with its target. */
export function OpenMessage({ id, module, sign }: { id: number; module: MessageModule; sign: string }) {
  const navigate = useNavigate()
  const { routesByPath } = useRouter()
  const markRead = useMarkRead()
  const follow = useEffectEvent(() => {
    markRead.mutate({ id })
    const href = targetOf({ module, record_sign: sign }, (path) => path in routesByPath)
    void navigate({ href, replace: true })
  })
  useEffect(() => follow(), [id])
  return <PageSkeleton />
}
