import { Buffer } from 'node:buffer'
import type { Body } from '#contract/endpoint.ts'
import type { passkeyApi, SignedByPasskey } from '#contract/passkey.ts'
import { Problem } from '#server/http/problem.ts'
import { algorithms, type Site } from './rules.ts'
import type { PasskeyRow } from './store.ts'

/** Loaded with the first passkey: it brings a parser of certificates. */
const library = () => import('@simplewebauthn/server')

/** The library throws for whatever is wrong with an answer of a device; nobody is told what. */
async function orRefuse<T>(checked: Promise<T>): Promise<T> {
  try {
    return await checked
  } catch {
    throw new Problem('passkey_refused')
  }
}

type Made = Body<typeof passkeyApi.add>

/** Checks what a device made for this challenge on this site and returns the columns that follow from it. */
export async function verifyMade(body: Made, { origin, rpId }: Site, challenge: string) {
  const { verifyRegistrationResponse } = await library()
  const { credential_id: id, client_data: clientDataJSON, attestation_object: attestationObject } = body
  const { registrationInfo: made } = await orRefuse(
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  )
  if (!made || made.credential.id !== id) throw new Problem('passkey_refused')
  return {
    credential_id: id,
    public_key: Buffer.from(made.credential.publicKey).toString('base64url'),
    counter: made.credential.counter,
    is_synced: made.credentialBackedUp,
  }
}

/** Checks what a device signed for this challenge on this site; throws `passkey_refused` also when its count went back. */
export async function verifySigned(
  body: SignedByPasskey,
  stored: PasskeyRow,
  { origin, rpId }: Site,
  challenge: string,
) {
  const { verifyAuthenticationResponse } = await library()
  const { credential_id: id, client_data: clientDataJSON, signature, user_handle: userHandle } = body
  const { verified, authenticationInfo } = await orRefuse(
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        response: { clientDataJSON, authenticatorData: body.authenticator_data, signature, userHandle },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')),
        counter: stored.counter,
      },
    }),
  )
  if (!verified || userHandle !== stored.user_handle) throw new Problem('passkey_refused')
  return { counter: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
}
