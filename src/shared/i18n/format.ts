/** Formats numbers, weights, prices and dates as traders write them, in the page's language. */
import { moneyText, numberText, priceText, quantityText, unitText, type Currency } from '#contract/figures.ts'
import { usDay } from '#contract/message_words.ts'
import type { QuantityUnit } from '#contract/steel/delivery_states.ts'
import { lang, language } from './language.ts'

const noBreak = '\u00a0'

/** Creates the formatter when it is first used, because creating the first one is slow and a page may not need it at once. */
function once<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined
  return () => (made ??= make())
}

const number = (max: number, min = 0) =>
  once(() => new Intl.NumberFormat(language, { minimumFractionDigits: min, maximumFractionDigits: max }))
const whole = number(0)
const oneDigit = number(1)
const fixedThree = number(3, 3)

export const formatNumber = (value: number): string => numberText(value)
/**
 * Formats a number of things: `1,234`. It needs no formatter, whose creation takes longer than all else in the first
 * picture, as both languages group digits alike.
 */
export const formatCount = (value: number): string =>
  Number.isSafeInteger(value) ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',') : whole().format(value)
/** Formats a weight in kg below one tonne, else in tonnes with three decimals: `862 kg`, `3.862 t`. */
export const formatWeight = (kg: number): string =>
  kg < 1000 ? `${oneDigit().format(kg)} kg` : `${fixedThree().format(kg / 1000)} t`
/** Formats a quantity with its unit: `4 支`, `4 bars`, `1 bar`. */
export const formatQuantity = (value: number, unit: QuantityUnit | null): string =>
  quantityText(value, unit, lang)
/** Returns the name of a unit beside so many: `bars`, `bar`; '' for null. */
export const unitName = (value: number, unit: QuantityUnit | null): string => unitText(value, unit, lang)
export const formatTonnes = (kg: number): string => `${oneDigit().format(kg / 1000)} t`

export const formatMoney = (amount: number, currency?: Currency): string => moneyText(amount, currency)
/** Formats a price with what it is for: `¥6,350/t`. */
export const formatPrice = (...price: Parameters<typeof priceText>): string => priceText(...price)[lang]

/** Formats a share in per cent: `52 %`, `52%` in Chinese. */
export const formatPercent = (percent: number): string =>
  `${oneDigit().format(percent)}${lang === 'en' ? noBreak : ''}%`
/** Formats a change in per cent with its sign: `+52 %`, `−3.5 %`. */
export const formatChange = (percent: number): string =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatPercent(Math.abs(percent))}`

const kilobyte = 1024
/** Formats a number of bytes: `640 kB`, `2.4 MB`, `1.5 GB`. */
export function formatBytes(bytes: number): string {
  if (bytes < kilobyte ** 2) return `${whole().format(Math.ceil(bytes / kilobyte))} kB`
  return bytes < kilobyte ** 3
    ? `${oneDigit().format(bytes / kilobyte ** 2)} MB`
    : `${oneDigit().format(bytes / kilobyte ** 3)} GB`
}

/** Formats a mobile number: a Chinese one without the calling code, as people there write it, others with it. */
export const formatMobile = (mobile: string): string => mobile.replace(/^\+86(?=\d{11}$)/, '')

/**
 * Formats a date as `Dec 31, 2026` in English and `2026-12-31` in Chinese (SPEC 5.33); `withTime` adds HH:MM:SS. A day
 * (`2026-12-31`) is the same day everywhere. A day never breaks at the end of a line.
 */
export function formatDate(value: string | Date, withTime = false): string {
  const isDay = typeof value === 'string' && value.length === 10
  const date = new Date(isDay ? `${value}T00:00` : value)
  const two = (part: number) => String(part).padStart(2, '0')
  const [y, m, d] = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())]
  const day = lang === 'en' ? usDay(`${y}-${m}-${d}`).replaceAll(' ', noBreak) : `${y}-${m}-${d}`
  return withTime
    ? `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`
    : day
}

/** Formats the time of day: `08:05`. */
export const formatClock = (value: string | number): string => new Date(value).toTimeString().slice(0, 5)

const relative = once(() => new Intl.RelativeTimeFormat(language, { numeric: 'always', style: 'short' }))
const steps = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Formats a time relative to `now` (ms) in the largest unit that fits: `2 minutes ago`, `in 3 days`. */
export function formatAge(value: string | Date, now = Date.now()): string {
  const distance = new Date(value).getTime() - now
  for (const [unit, ms] of steps)
    if (Math.abs(distance) >= ms) return relative().format(Math.trunc(distance / ms), unit)
  return relative().format(Math.trunc(distance / 1000), 'second')
}
