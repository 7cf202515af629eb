import { i18n, type Messages } from '@lingui/core'
import type { Language } from '#contract/enums.ts'
import { language } from './language.ts'

const start = {
  'zh-CN': () => import('../../../locales/zh-CN/start.po'),
  'en-US': () => import('../../../locales/en-US/start.po'),
}
const others = {
  'zh-CN': () => import('../../../locales/zh-CN/messages.po'),
  'en-US': () => import('../../../locales/en-US/messages.po'),
}

let starting: ReturnType<(typeof start)[Language]> | undefined

/** Requests the texts of the start page in the page's language. Whether they arrive is told by `startI18n`. */
export function requestStartTexts(): void {
  starting ??= start[language]()
  starting.catch(() => undefined)
}

/** Activates the texts of the start page; call once before the first render. */
export async function startI18n(): Promise<void> {
  requestStartTexts()
  const { messages } = await starting!
  i18n.loadAndActivate({ locale: language, messages })
  document.documentElement.lang = language
  document.title = language === 'zh-CN' ? '锻材市场' : 'Forging Market'
  document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/manifest.${language}.webmanifest`)
}

let loading: Promise<void> | undefined

/** Loads the texts of all other pages once; after a failure (no network) the next call tries again. */
export function loadTexts(): Promise<void> {
  loading ??= others[language]().then(
    ({ messages }) => i18n.load(language, messages),
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Loads all texts of a language, for code that has to understand both. */
export async function textsOf(of: Language): Promise<Messages> {
  const [first, rest] = await Promise.all([start[of](), others[of]()])
  return { ...first.messages, ...rest.messages }
}
