import type { Lang } from './enums.ts'
import { fewRecoveryCodes } from './second_factor.ts'
import type { Browser, System } from './sign_in.ts'
import { pick, type Renderer } from './message_words.ts'

/** Parameters of the notifications about ways to log in. */
export type SignInMessages = {
  passkey_added: { name: string }
  second_factor_changed: {
    change: 'set_up' | 'replaced' | 'removed' | 'removed_by_operator' | 'codes_renewed'
  }
  /** A recovery code was used; `left` remain. */
  recovery_code_used: { left: number }
  /** The session used longest ago ended, because there were more than `limit`; `seen` is its last use. */
  session_ended: { browser: Browser; system: System; seen: string; limit: number }
}

type Change = SignInMessages['second_factor_changed']['change']

const titles: Record<Change, { en: string; zh: string }> = {
  set_up: { en: 'Two-step verification was set up', zh: '已开启两步验证' },
  replaced: { en: 'Two-step verification uses a new app', zh: '两步验证已更换验证器' },
  removed: { en: 'Two-step verification was switched off', zh: '两步验证已关闭' },
  removed_by_operator: {
    en: 'An administrator removed your two-step verification',
    zh: '管理员已移除您的两步验证',
  },
  codes_renewed: { en: 'You have new recovery codes', zh: '恢复码已重新生成' },
}

const browserNames: Record<Browser, { en: string; zh: string }> = {
  chrome: { en: 'Chrome', zh: 'Chrome' },
  edge: { en: 'Edge', zh: 'Edge' },
  firefox: { en: 'Firefox', zh: 'Firefox' },
  safari: { en: 'Safari', zh: 'Safari' },
  wechat: { en: 'WeChat', zh: '微信' },
  other: { en: 'Another browser', zh: '其他浏览器' },
}
const systemNames = { windows: 'Windows', macos: 'macOS', linux: 'Linux', android: 'Android', ios: 'iOS' }
/** `Chrome on Windows`, or the browser alone. */
function deviceIn(lang: Lang, { browser, system }: { browser: Browser; system: System }): string {
  const name = browserNames[browser][lang]
  if (system === 'other') return name
  return pick(lang, `${name} on ${systemNames[system]}`, `${systemNames[system]} · ${name}`)
}

const notYou = {
  en: 'If it was not you, change your password and tell another administrator',
  zh: '若非本人操作，请修改密码并告知其他管理员',
}

export const signInTexts: { [Code in keyof SignInMessages]: Renderer<SignInMessages[Code]> } = {
  passkey_added: {
    title: (_, lang) => pick(lang, 'A passkey was added to your account', '您的账号已添加通行密钥'),
    info: ({ name }, lang) =>
      pick(
        lang,
        `${name}. If it was not you, remove it in your personal settings and change your password`,
        `${name}。若非本人操作，请在个人设置中移除并修改密码`,
      ),
  },
  second_factor_changed: {
    title: ({ change }, lang) => titles[change][lang],
    info: ({ change }, lang) =>
      change === 'removed_by_operator'
        ? pick(
            lang,
            'App, recovery codes and passkeys are gone, and all log-ins have ended. Set up a new one in your personal settings',
            '验证器、恢复码和通行密钥均已移除，所有登录已退出。请在个人设置中重新设置',
          )
        : notYou[lang],
  },
  session_ended: {
    title: (_, lang) => pick(lang, 'Your oldest log-in has ended', '最久未使用的登录已退出'),
    info: ({ seen, limit, ...device }, lang) =>
      pick(
        lang,
        `${deviceIn(lang, device)}, last used on ${seen.slice(0, 10)}. An account is logged in at ${limit} places at most. If these are not all yours, log out everywhere else in your personal settings and change your password`,
        `${deviceIn(lang, device)}，最近使用 ${seen.slice(0, 10)}。同一账号最多在 ${limit} 处登录。如有并非本人的登录，请在个人设置中退出其他设备并修改密码`,
      ),
  },
  recovery_code_used: {
    title: (_, lang) => pick(lang, 'A recovery code was used', '恢复码被使用'),
    info: ({ left }, lang) => {
      const rest = pick(
        lang,
        left === 0 ? 'None are left.' : left === 1 ? '1 is left.' : `${left} are left.`,
        left === 0 ? '已无剩余。' : `剩余 ${left} 个。`,
      )
      const few = pick(lang, ' Make new ones in your personal settings.', '请在个人设置中重新生成。')
      return `${rest}${left <= fewRecoveryCodes ? few : ''}${pick(lang, ' ', '')}${notYou[lang]}`
    },
  },
}
