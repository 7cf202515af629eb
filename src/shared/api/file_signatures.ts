/** Signatures of private files, in the page's memory alone: values, drafts and what is kept for offline hold plain addresses. */
import { onAccountLeft } from '../session/account_memory.ts'
import { namesPrivate, signedAddress } from '#contract/private_file.ts'

/** Milliseconds that a signature is used here; the server accepts each for at least five minutes. */
const goodMs = 270_000

const known = new Map<string, { signature: string; until: number }>()
const listeners = new Set<() => void>()
onAccountLeft(() => known.clear())

export function onSignatures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns an answer's text with plain addresses, and remembers the signatures that were taken out. */
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

/** Returns the signature of a private file; undefined when none is known or it has ended. */
export function signatureOf(address: string): string | undefined {
  const found = known.get(address)
  return found && found.until > performance.now() ? found.signature : undefined
}
