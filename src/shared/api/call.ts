import { msg } from '@lingui/core/macro'
import { i18n, type MessageDescriptor } from '@lingui/core'
import { FetchError, ofetch } from 'ofetch'
import type { Endpoint, Input, Reply } from '#contract/endpoint.ts'
import { language } from '../i18n/language.ts'
import { retryAfterMs } from '../offline/retry_after.ts'
import { serverAddress } from '../offline/server_address.ts'
import { getToken } from '../session/token.ts'
import { ApiError, type ApiErrorKind } from './error.ts'
import { takeSignatures } from './file_signatures.ts'
import { begin } from './pending.ts'
import { noteAnswer } from './reachable.ts'

const timeoutMs = 30_000

export type CallOptions = {
  signal?: AbortSignal
  /** Does not count in the loading bar. */
  quiet?: boolean
  /** Is not cancelled by navigation. */
  keep?: boolean
  /** Idempotency key, fixed when the person acts, so that a repeat has one effect. */
  idempotencyKey?: string
  /** Token to use instead of the stored one (between sign-in and the company dialog). */
  token?: string
  /**
   * Nothing that the person asked for, as what the outbox sends, or a part of a page that is open without it: the queue or
   * the part shows its success and its 403, not the page.
   */
  background?: boolean
  /** Is sent even if the page is closed at that moment. */
  leaving?: boolean
}

/** How the shell reacts to answers that concern the whole page (SPEC 8.9–8.13); set once at start. */
export type PageEvents = {
  outdated: (detail: string) => void
  signedOut: (detail: string) => void
  forbidden: (error: ApiError) => void
  succeeded: (detail: string) => void
  /** A call was answered well: errors of an earlier try are no longer true. */
  answered: (call: { action: string; isWrite: boolean }) => void
}
let page: PageEvents | undefined
export const onPageEvents = (events: PageEvents): void => {
  page = events
}

export const buildHeaders = (
  options: Pick<CallOptions, 'idempotencyKey' | 'token'> = {},
): Record<string, string> => {
  const token = options.token ?? getToken()
  return {
    'Accept-Language': language,
    ...(import.meta.env.VITE_BUILD_ID ? { 'X-Build-Id': import.meta.env.VITE_BUILD_ID } : {}),
    ...(token ? { 'Access-Token': token } : {}),
    ...(options.idempotencyKey ? { 'Idempotency-Key': options.idempotencyKey } : {}),
  }
}

/** Puts `:name` parameters into an endpoint's path. */
export const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))

/** The server itself names its limit in words; what has none was refused on the way. */
const proxyLimit = msg`The file did not reach the market: the limit of the proxy in front of it is too small. Please tell the market’s operators.`

type Refused = {
  background?: boolean
  /** The call was made with a token that is not this page's: what became of that session does not concern the page. */
  isForeign?: boolean
  retryAfterMs?: number | null
  action?: string
}

/** Turns an answer's status and body into the page's reaction and an ApiError. */
export function refused(
  status: number,
  body: { detail?: string; code?: string; data?: unknown } | undefined,
  { background = false, isForeign = false, retryAfterMs, action }: Refused = {},
): ApiError {
  const error = new ApiError({
    kind: 'http',
    status,
    code: body?.code,
    data: body?.data,
    retryAfterMs,
    action,
    message: body?.detail ?? i18n._(status === 413 ? proxyLimit : msg`Request error`),
  })
  if (status === 258) page?.outdated(error.message)
  if (status === 401 && !isForeign) page?.signedOut(error.message)
  if (status === 403 && !background && !isForeign) page?.forbidden(error)
  return error
}

/** ApiError for a request that got no answer. */
export function unanswered(cause: unknown, timedOut: boolean, action?: string): ApiError {
  const failed = (kind: ApiErrorKind, message: MessageDescriptor) =>
    new ApiError({ kind, message: i18n._(message), action })
  if (timedOut) return failed('timeout', msg`The server did not answer in time`)
  if (cause instanceof DOMException && cause.name === 'AbortError') return failed('cancelled', msg`cancelled`)
  if (!navigator.onLine) return failed('offline', msg`You are offline`)
  // fetch throws a TypeError when it cannot connect; any other error is unexpected.
  if (cause instanceof TypeError) return failed('offline', msg`request failed to start`)
  return failed('unknown', msg`unknown error`)
}

type Answer<T> = { detail?: string; code?: string; data: T }

/** Calls an endpoint and returns its `data`; shows the answer's `detail` as a success toast. Throws only ApiErrors. */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const parts = input as { params?: Record<string, unknown>; query?: object; body?: object }
  const pending = begin({ shown: !options.quiet, cancellable: !options.keep })
  const timeout = AbortSignal.timeout(timeoutMs)
  const signals = [pending.signal, timeout, ...(options.signal ? [options.signal] : [])]
  const asker = getToken()
  const path = fillPath(endpoint.path, parts.params)
  const action = `${endpoint.method} ${path}`
  const hasBody = endpoint.method !== 'GET' && endpoint.method !== 'DELETE'
  try {
    const response = await ofetch.raw<Answer<Reply<E>> | undefined>(serverAddress(path), {
      method: endpoint.method,
      headers: buildHeaders(options),
      query: { ...parts.query, timestamp: Date.now() },
      body: hasBody ? (parts.body ?? {}) : undefined,
      signal: AbortSignal.any(signals),
      retry: false,
      keepalive: options.leaving ?? false,
      ignoreResponseError: true,
      parseResponse: parseAnswer,
    })
    // The requesting account has signed out in this tab: its answer, or its 401, must not reach the next account.
    if (options.token === undefined && getToken() !== asker) throw new DOMException('left', 'AbortError')
    const answer = response._data
    if (!response.ok || response.status === 258)
      throw refused(response.status, answer, {
        background: options.background,
        isForeign: options.token !== undefined && options.token !== getToken(),
        action,
        retryAfterMs: retryAfterMs(response.headers.get('Retry-After'), response.headers.get('Date')),
      })
    noteAnswer()
    page?.answered({ action, isWrite: endpoint.method !== 'GET' })
    if (answer?.detail && !options.background) page?.succeeded(answer.detail)
    return answer?.data as Reply<E>
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw unanswered(error instanceof FetchError ? error.cause : error, timeout.aborted, action)
  } finally {
    pending.end()
  }
}

/** Returns undefined for a body that is not JSON, such as a proxy's error page. */
function parseAnswer(text: string): unknown {
  try {
    return JSON.parse(takeSignatures(text))
  } catch {
    return undefined
  }
}
