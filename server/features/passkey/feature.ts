import { passkeyApi } from '#contract/passkey.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { passkeyHandlers } from './handlers.ts'
import { purgeChallenges } from './store.ts'

export const passkey: Feature = {
  name: 'passkey',
  calls: [calls(passkeyApi, passkeyHandlers)],
  purge: purgeChallenges,
}
