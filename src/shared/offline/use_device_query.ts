import { liveQuery } from 'dexie'
import { useEffect, useEffectEvent, useState } from 'react'
import { openOutboxChannel, type OutboxNews } from './outbox_channel.ts'

export type DeviceQuery<T> = { data: T | undefined; isFailed: boolean }

/** Returns the result of a query of the account's database, repeated after each change in any tab and when `key` changes. */
export function useDeviceQuery<T>(key: string, ask: () => Promise<T>): DeviceQuery<T> {
  const [live, setLive] = useState<DeviceQuery<T> & { key: string }>({
    key,
    data: undefined,
    isFailed: false,
  })
  const query = useEffectEvent(ask)
  useEffect(() => {
    const listen = () =>
      liveQuery(() => query()).subscribe({
        next: (data) => setLive({ key, data, isFailed: false }),
        error: () => setLive({ key, data: undefined, isFailed: true }),
      })
    let subscription = listen()
    // Writes that do not go through Dexie, by this page or the worker, are announced on the channel.
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
