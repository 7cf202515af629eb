import { priceText } from './figures.ts'
import type { AlertCondition, MaterialUnit } from './market_price_enums.ts'
import { pick, usDay, type Bilingual, type Renderer } from './message_words.ts'

/** Notifications about market prices. */
export type MarketPriceMessages = {
  /** A price alert was reached; `before` is the price with which it was compared, `day` as YYYY-MM-DD. */
  price_alert: {
    /** A grade has the same name in both languages, and no region. */
    material: Bilingual
    region: Bilingual | null
    unit: MaterialUnit
    condition: AlertCondition
    amount: number
    before: number
    price: number
    day: string
  }
}

type Alert = MarketPriceMessages['price_alert']

const money = (value: number, { unit }: Alert, lang: 'zh' | 'en'): string =>
  priceText(value, unit === 'kg' ? 'per_kg' : 'per_t')[lang]

/** `+3.2%` */
function percentOf({ price, before }: Alert): string {
  const change = (price / before - 1) * 100
  return `${change < 0 ? '−' : '+'}${Math.abs(change).toFixed(1)}%`
}

function reason(alert: Alert, lang: 'zh' | 'en'): string {
  const { condition, amount } = alert
  if (condition === 'change') {
    const from = money(alert.before, alert, lang)
    return pick(lang, `${percentOf(alert)} from ${from}`, `较 ${from} ${percentOf(alert)}`)
  }
  const limit = money(amount, alert, lang)
  return condition === 'above'
    ? pick(lang, `has risen to your ${limit}`, `已涨至您设定的 ${limit}`)
    : pick(lang, `has fallen to your ${limit}`, `已跌至您设定的 ${limit}`)
}

/** A material in its region, or the index of a grade; ends before the price. */
function seriesName({ material, region }: Alert, lang: 'zh' | 'en'): string {
  if (!region) return pick(lang, `${material.en} index: `, `${material.zh} 指数 `)
  return pick(lang, `${material.en}, ${region.en}: `, `${material.zh}（${region.zh}）`)
}

export const marketPriceTexts: { [Code in keyof MarketPriceMessages]: Renderer<MarketPriceMessages[Code]> } =
  {
    price_alert: {
      title: (alert, lang) => `${seriesName(alert, lang)}${money(alert.price, alert, lang)}`,
      info: (alert, lang) =>
        `${reason(alert, lang)} · ${lang === 'en' ? usDay(alert.day) : alert.day}`.replace(/^h/, 'H'),
    },
  }
