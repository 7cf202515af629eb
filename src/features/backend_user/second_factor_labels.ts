import { msg } from '@lingui/core/macro'

/** What somebody of the back office has besides the password. */
export const secondFactorLabels = {
  none: msg({ message: 'None', context: 'second factor' }),
  passkey: msg`Passkey`,
  app: msg`Authenticator app`,
}
