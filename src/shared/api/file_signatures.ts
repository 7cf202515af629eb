/** Signatures of private files, only in the page's memory: values, drafts and offline copies hold plain addresses. */
import { onAccountLeft } from '../session/account_memory.ts'
import { namesPrivate, signedAddress } from '#contract/private_file.ts'

/** Milliseconds for which a signature is used here; the server accepts each for at least five minutes. */
const goodMs = 270_000

const known = new Map<string, { signature: string; until: number }>()
const listeners = new Set<() => void>()
onAccountLeft(() => known.clear())

export function onSignatures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns an answer's text with plain addresses, and remembers the removed signatures. */
export function takeSignatures(text: string): string {
  if (!namesPrivate(text)) return text
  const until = performance.now() + goodMs
  const plain = text.replace(signedAddress, (_, address: string, signature: string) => {
    known.set(address, { signature, until })
    return address
  })
  for (const listener of listeners) listener()
  return plain
}

/** Returns the signature of a private file; undefined if none is known or it has expired. */
export function signatureOf(address: string): string | undefined {
  const found = known.get(address)
  return found && found.until > performance.now() ? found.signature : undefined
}
