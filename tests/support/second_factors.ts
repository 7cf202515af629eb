/** An authenticator app for tests: sets itself up through the calls and makes codes for the application's time. */
import { secondFactorApi } from '#contract/second_factor.ts'
import { recoveryAlphabet } from '#contract/second_factor_code.ts'
import { codeAt, stepAt } from '#server/features/second_factor/rules.ts'
import type { TestApp } from './app.ts'
import type { Person } from './factory.ts'

/** Reads the base32 text of a secret, as an app does that scans the code. */
export function secretOf(text: string): Buffer {
  const bits = [...text].map((one) => recoveryAlphabet.indexOf(one).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}

/**
 * Stops the application's clock in the middle of a step, so that no code runs out while a test uses it. Returns a function
 * that moves it forward.
 */
export function stopClock({ deps }: TestApp): (seconds: number) => void {
  const step = 30_000
  let at = Math.floor(deps.clock().getTime() / step) * step + step / 2
  deps.clock = () => new Date(at)
  return (seconds) => void (at += seconds * 1000)
}

export type TestAuthenticator = {
  /** The code that the app shows `steps` after now. */
  code(steps?: number): string
  recoveryCodes: string[]
}

export function authenticatorsIn({ call, deps }: TestApp) {
  const codesOf =
    (secret: string) =>
    (steps = 0) =>
      codeAt(secretOf(secret), stepAt(deps.clock()) + steps)
  return {
    codesOf,
    /** Sets an app up with the code of the step before, so that the current one can still be used. */
    async setUp({ token }: Pick<Person, 'token'>): Promise<TestAuthenticator> {
      const { data: begun } = await call(secondFactorApi.setUp, { body: {} }, { token })
      const code = codesOf(begun.secret)
      const body = { setup: begun.setup, code: code(-1) }
      const { data } = await call(secondFactorApi.confirm, { body }, { token })
      return { code, recoveryCodes: data.recovery_codes }
    },
  }
}
