/** Signatures of private files, in the page's memory alone: values, drafts and what is kept for offline hold plain addresses. */
import { onAccountLeft } from '../session/account_memory.ts'
import { namesPrivate, signedAddress } from '#contract/private_file.ts'

/** The server's are good for at least five minutes. */
const goodMs = 270_000

const known = new Map<string, { signature: string; until: number }>()
const listeners = new Set<() => void>()
onAccountLeft(() => known.clear())

export function onSignatures(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** An answer's text with plain addresses; what signed them is remembered. */
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

/** Signature of a private file that is still good. */
export function signatureOf(address: string): string | undefined {
  const found = known.get(address)
  return found && found.until > performance.now() ? found.signature : undefined
}
