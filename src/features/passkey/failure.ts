/** Why the browser made or used no passkey, as far as the page has something to say about it. */
export type PasskeyFailure =
  | 'cancelled'
  | 'timed_out'
  | 'known_here'
  | 'not_able'
  | 'wrong_address'
  | 'not_loaded'
  | 'failed'

const byName = new Map<string, PasskeyFailure>(
  Object.entries({
    AbortError: 'cancelled',
    NotAllowedError: 'cancelled',
    InvalidStateError: 'known_here',
    NotSupportedError: 'not_able',
    ConstraintError: 'not_able',
    SecurityError: 'wrong_address',
  }),
)

/**
 * Names the failure of a call that took `elapsed` of `timeout` ms. Browsers report a person who cancels and one who does
 * not answer in time by the same error, so that nobody learns which passkeys a device has.
 */
export function failureOf(
  error: unknown,
  { elapsed, timeout }: { elapsed: number; timeout: number },
): PasskeyFailure {
  const failure = (error instanceof Error && byName.get(error.name)) || 'failed'
  return failure === 'cancelled' && elapsed >= timeout ? 'timed_out' : failure
}
