import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { isPrivate } from '#contract/private_file.ts'
import { uploadApi } from '#contract/upload.ts'
import { call } from '../api/call.ts'
import { onSignatures, signatureOf } from '../api/file_signatures.ts'
import { onAccountLeft } from '../session/account_memory.ts'
import { getToken } from '../session/token.ts'

/** Milliseconds after which an open page asks again for the files that it shows. */
const renewMs = 240_000

let wanted = new Set<string>()
onAccountLeft(() => (wanted = new Set()))

/** Asks for the signatures of own files together, and for the others by asking again for what the page shows. */
function renew(address: string, client: QueryClient): void {
  wanted.add(address)
  if (wanted.size > 1) return
  setTimeout(() => {
    const addresses = [...wanted].slice(0, 100)
    wanted = new Set()
    const own = getToken()
      ? call(uploadApi.access, { body: { addresses } }, { quiet: true, background: true })
      : null
    void Promise.resolve(own)
      .catch(() => null)
      .then(() => {
        if (addresses.some((one) => !signatureOf(one))) return client.refetchQueries({ type: 'active' })
      })
  })
}

/** Address that a file can be read by: a private one with its signature, undefined while there is none. */
export function useSignedAddress(address: string): string | undefined {
  const client = useQueryClient()
  const [turn, setTurn] = useState(0)
  const signature = useSyncExternalStore(onSignatures, () =>
    isPrivate(address) ? signatureOf(address) : undefined,
  )
  useEffect(() => {
    if (!isPrivate(address)) return
    // Once for each turn: a file that this account may not read any more is not asked for without end.
    if (!signatureOf(address) && navigator.onLine) renew(address, client)
    const timer = setTimeout(() => setTurn(turn + 1), renewMs)
    return () => clearTimeout(timer)
  }, [address, client, turn])
  if (!isPrivate(address)) return address
  return signature && `${address}?${signature}`
}
