import type { FieldErrors } from '#contract/validation.ts'

export type ApiErrorKind = 'http' | 'timeout' | 'offline' | 'cancelled' | 'unknown'

/** The only error of API calls: its kind, the text to show, and the server's `code` and `data`. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when no answer came. */
  readonly status: number
  /** Code of contract/problems.ts, or the kind of failure if there was no answer. */
  readonly code: string
  readonly data: unknown
  /** Milliseconds that the server asked to wait, or null. */
  readonly retryAfterMs: number | null
  /** The call that failed: its method and address. */
  readonly action: string | undefined

  constructor(given: {
    kind: ApiErrorKind
    message: string
    status?: number
    code?: string
    data?: unknown
    retryAfterMs?: number | null
    action?: string | undefined
  }) {
    super(given.message)
    this.name = 'ApiError'
    this.kind = given.kind
    this.status = given.status ?? 0
    this.code = given.code ?? given.kind
    this.data = given.data
    this.retryAfterMs = given.retryAfterMs ?? null
    this.action = given.action
  }

  /** Messages per field if the server refused the input, else empty. */
  get fields(): FieldErrors {
    return this.code === 'validation_failed' && this.data && typeof this.data === 'object'
      ? (this.data as FieldErrors)
      : {}
  }
}
