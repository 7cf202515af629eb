import type { Browser, System } from '#contract/sign_in.ts'

/** Followed by the end, a browser is what it says; one that borrows the engine of another adds a name of its own. */
const rest = String.raw`\/[\d.]+( Mobile(\/\w+)?)?( Safari\/[\d.]+)?$`
const browserPatterns: readonly [Browser, RegExp][] = [
  ['wechat', /\bMicroMessenger\//],
  ['edge', /\bEdg(e|A|iOS)?\//],
  ['firefox', new RegExp(String.raw`(Gecko\/[\d.]+|\(KHTML, like Gecko\)) (Firefox|FxiOS)${rest}`)],
  ['chrome', new RegExp(String.raw`\(KHTML, like Gecko\) (Headless)?(Chrome|CriOS)${rest}`)],
  ['safari', new RegExp(String.raw`\(KHTML, like Gecko\) Version${rest}`)],
]
/** Phones first: iOS also names Mac OS X, and Android Linux. */
const systemPatterns: readonly [System, RegExp][] = [
  ['ios', /\b(iPhone|iPad|iPod)\b/],
  ['android', /\bAndroid\b/],
  ['windows', /\bWindows\b/],
  ['macos', /\bMacintosh\b/],
  ['linux', /\bLinux\b/],
]

/** Browser and system that a User-Agent header names; `other` for whatever else it says. */
export function deviceOf(userAgent: string): { browser: Browser; system: System } {
  const firstOf = <Name extends string>(patterns: readonly [Name, RegExp][]): Name | 'other' =>
    patterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? 'other'
  return { browser: firstOf(browserPatterns), system: firstOf(systemPatterns) }
}
