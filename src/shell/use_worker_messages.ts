import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { safeAddress } from '#shared/navigation/safe_address.ts'

/** Opens the address of a clicked notification through the router, so that forms with edits can ask first. */
export function useWorkerMessages(): void {
  const router = useRouter()
  useEffect(() => {
    const worker = navigator.serviceWorker
    if (!worker) return undefined
    const onMessage = ({ data }: MessageEvent) => {
      const { type, route } = (data ?? {}) as { type?: unknown; route?: unknown }
      const href = type === 'OPEN' && typeof route === 'string' ? safeAddress(route) : undefined
      if (href) void router.navigate({ href })
    }
    worker.addEventListener('message', onMessage)
    return () => worker.removeEventListener('message', onMessage)
  }, [router])
}
