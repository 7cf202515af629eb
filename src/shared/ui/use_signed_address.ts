import { useEffect, useState, useSyncExternalStore } from 'react'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { isPrivate } from '#contract/private_file.ts'
import { uploadApi } from '#contract/upload.ts'
import { call } from '../api/call.ts'
import { onSignatures, signatureOf } from '../api/file_signatures.ts'
import { onAccountLeft } from '../session/account_memory.ts'
import { getToken } from '../session/token.ts'

/** How often (ms) an open page renews the signatures of the files that it shows. */
const renewMs = 240_000

let wanted = new Set<string>()
onAccountLeft(() => (wanted = new Set()))

/** Asks for signatures of several files in one call; if some are missing in the answer, reloads the page's queries, whose answers carry signatures. */
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

/** Returns the address by which a file can be read: for a private file with its signature, undefined while there is none. */
export function useSignedAddress(address: string): string | undefined {
  const client = useQueryClient()
  const [turn, setTurn] = useState(0)
  const signature = useSyncExternalStore(onSignatures, () =>
    isPrivate(address) ? signatureOf(address) : undefined,
  )
  useEffect(() => {
    if (!isPrivate(address)) return
    // Only once per turn, so that a file which the account may no longer read is not requested endlessly.
    if (!signatureOf(address) && navigator.onLine) renew(address, client)
    const timer = setTimeout(() => setTurn(turn + 1), renewMs)
    return () => clearTimeout(timer)
  }, [address, client, turn])
  if (!isPrivate(address)) return address
  return signature && `${address}?${signature}`
}
