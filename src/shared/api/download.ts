import type { Endpoint, Input } from '#contract/endpoint.ts'
import { retryAfterMs } from '../offline/retry_after.ts'
import { serverAddress } from '../offline/server_address.ts'
import { buildHeaders, fillPath, refused, unanswered } from './call.ts'
import { ApiError } from './error.ts'

type Options = {
  signal: AbortSignal
  /** Called with the number of bytes that have arrived so far. */
  onBytes: (bytes: number) => void
}

/** Calls an endpoint that answers with a file (`download`) and returns it with its name. Throws only ApiErrors. */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  { signal, onBytes }: Options,
): Promise<{ name: string; content: Blob }> {
  const { params, body } = input as { params?: Record<string, unknown>; body?: object }
  try {
    const response = await fetch(serverAddress(fillPath(endpoint.path, params)), {
      method: endpoint.method,
      headers: { ...buildHeaders(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
      signal,
    })
    const { headers, status } = response
    if (!response.ok || status === 258)
      throw refused(status, await response.json().catch(() => undefined), {
        retryAfterMs: retryAfterMs(headers.get('Retry-After'), headers.get('Date')),
      })
    const pieces: Uint8Array<ArrayBuffer>[] = []
    let bytes = 0
    for (const reader = response.body!.getReader(); ;) {
      const { done, value } = await reader.read()
      if (done) break
      pieces.push(value)
      bytes += value.length
      onBytes(bytes)
    }
    const name = /filename="([^"]+)"/.exec(headers.get('Content-Disposition') ?? '')?.[1] ?? 'download'
    return { name, content: new Blob(pieces, { type: endpoint.download }) }
  } catch (error) {
    throw error instanceof ApiError ? error : unanswered(error, false)
  }
}
