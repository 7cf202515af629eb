import { liveQuery } from 'dexie'
import { useEffect, useEffectEvent, useState } from 'react'
import { openOutboxChannel, type OutboxNews } from './outbox_channel.ts'

export type Live<T> = { data: T | undefined; isFailed: boolean }

/** What a query of the account's database gives, now and after every change in any tab; asked again when `key` changes. */
export function useLive<T>(key: string, ask: () => Promise<T>): Live<T> {
  const [live, setLive] = useState<Live<T> & { key: string }>({ key, data: undefined, isFailed: false })
  const query = useEffectEvent(ask)
  useEffect(() => {
    const listen = () =>
      liveQuery(() => query()).subscribe({
        next: (data) => setLive({ key, data, isFailed: false }),
        error: () => setLive({ key, data: undefined, isFailed: true }),
      })
    let subscription = listen()
    // What is written beside Dexie, by this page or the worker, says so on the channel.
    const channel = openOutboxChannel()
    channel.addEventListener('message', ({ data }) => {
      if ((data as OutboxNews).type !== 'changed') return
      subscription.unsubscribe()
      subscription = listen()
    })
    return () => {
      subscription.unsubscribe()
      channel.close()
    }
  }, [key])
  return live.key === key ? live : { data: undefined, isFailed: false }
}
