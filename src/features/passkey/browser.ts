import type { Body } from '#contract/endpoint.ts'
import type { CreationOptions, passkeyApi, RequestOptions } from '#contract/passkey.ts'
import { failureOf, type PasskeyFailure } from './failure.ts'

/** Whether this browser can use passkeys at this address: not without https, and never where the address is a number. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname)

/** Thrown when the browser made or used no passkey; `reason` says why. */
export class PasskeyError extends Error {
  readonly reason: PasskeyFailure

  constructor(reason: PasskeyFailure, cause: unknown) {
    super(reason, { cause })
    this.name = 'PasskeyError'
    this.reason = reason
  }
}

/** Loaded with the first click that needs it. */
const library = () =>
  import('@simplewebauthn/browser').catch((error: unknown) => {
    throw new PasskeyError('not_loaded', error)
  })

async function within<T>(timeout: number, run: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  try {
    return await run()
  } catch (error) {
    throw new PasskeyError(failureOf(error, { elapsed: performance.now() - begun, timeout }), error)
  }
}

/** Has the browser make a passkey. Throws a PasskeyError. */
export async function createPasskey(
  optionsJSON: CreationOptions,
): Promise<Omit<Body<typeof passkeyApi.add>, 'name'>> {
  const { startRegistration } = await library()
  const { id, response } = await within(optionsJSON.timeout, () => startRegistration({ optionsJSON }))
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation_object: response.attestationObject,
    transports: response.transports ?? [],
  }
}

/** Has the browser sign with a passkey that its owner chooses. Throws a PasskeyError. */
export async function signWithPasskey(optionsJSON: RequestOptions): Promise<Body<typeof passkeyApi.signIn>> {
  const { startAuthentication } = await library()
  const { id, response } = await within(optionsJSON.timeout, () => startAuthentication({ optionsJSON }))
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    user_handle: response.userHandle ?? '',
    source: 'pc',
  }
}
