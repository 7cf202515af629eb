import { useLingui } from '@lingui/react/macro'
import type { SignIn } from '#contract/sign_in.ts'

const browserNames = { chrome: 'Chrome', edge: 'Edge', firefox: 'Firefox', safari: 'Safari' }
const systemNames = { windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android', ios: 'iOS' }

/** Returns a function that names what is signed in: `Chrome on Windows`, or the browser alone. */
export function useDeviceName(): (device: Pick<SignIn, 'browser' | 'system'>) => string {
  const { t } = useLingui()
  return ({ browser, system }) => {
    const names = { ...browserNames, wechat: t`WeChat`, other: t`Another browser` }
    const name = names[browser]
    if (system === 'other') return name
    const systemName = systemNames[system]
    return t`${name} on ${systemName}`
  }
}
