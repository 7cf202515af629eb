import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PasskeyFailure } from './failure.ts'

const wrongAddress = msg`Passkeys do not work at this address. Open the site under its usual name.`
const notLoaded = msg`A part of the page could not be loaded. Check the connection and try again.`

/** What the page says when a passkey was not added; what was typed stays. */
export const notAdded: Record<PasskeyFailure, MessageDescriptor> = {
  cancelled: msg`No passkey was added. You can try again.`,
  timed_out: msg`The time to answer is over. You can try again.`,
  known_here: msg`This device has a passkey for your account already.`,
  not_able: msg`This device cannot keep a passkey. Try another device, or set up a screen lock first.`,
  wrong_address: wrongAddress,
  not_loaded: notLoaded,
  failed: msg`The device could not make a passkey. You can try again.`,
}

/** What the page says when nobody was logged in with a passkey. */
export const notUsed: Record<PasskeyFailure, MessageDescriptor> = {
  cancelled: msg`No passkey was used. Try again, or log in with your password.`,
  timed_out: msg`The time to answer is over. Try again, or log in with your password.`,
  known_here: msg`The device could not use a passkey. Log in with your password.`,
  not_able: msg`The device could not use a passkey. Log in with your password.`,
  wrong_address: wrongAddress,
  not_loaded: notLoaded,
  failed: msg`The device could not use a passkey. Log in with your password.`,
}

const tryAgain = msg`The device could not use a passkey. You can try again.`

/** What the page says when somebody who is logged in has proved nothing with a passkey. */
export const notProved: Record<PasskeyFailure, MessageDescriptor> = {
  cancelled: msg`No passkey was used. You can try again.`,
  timed_out: msg`The time to answer is over. You can try again.`,
  known_here: tryAgain,
  not_able: tryAgain,
  wrong_address: wrongAddress,
  not_loaded: notLoaded,
  failed: tryAgain,
}
