import type { Lang } from '#contract/enums.ts'
import { renderMessage, type MessageCode } from '#contract/message_texts.ts'
import { quoted } from '#server/jobs/quoted.ts'

/** Parameters that hold words of other people, and how much of them a mail or push repeats, in characters. */
const others: Record<string, number> = {
  company: 60,
  person: 60,
  former: 60,
  from: 60,
  operator: 60,
  inspector: 60,
  first: 60,
  second: 60,
  merged: 60,
  into: 60,
  name: 60,
  title: 80,
  titles: 80,
  object: 80,
  thread: 80,
  comment: 200,
  reason: 200,
  text: 200,
  excerpt: 200,
}
/** What the market's operators write to everybody is no quotation. */
const own: readonly MessageCode[] = ['system_notice']

/** A text, one in both languages, or a list of them. */
function inMarks(value: unknown, max: number): unknown {
  if (typeof value === 'string') return quoted(value, max)
  if (Array.isArray(value)) return value.map((one) => inMarks(one, max))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([lang, words]) => [lang, inMarks(words, max)]))
}

/** Title and text of a notification that leaves the market in a mail or push: what other people wrote is quoted (decision 128). */
export function renderSent(code: MessageCode, params: unknown, lang: Lang): { title: string; info: string } {
  if (own.includes(code)) return renderMessage(code, params, lang)
  const sent = Object.entries(params as Record<string, unknown>).map(([name, value]) => {
    const max = others[name]
    return [name, max === undefined ? value : inMarks(value, max)]
  })
  return renderMessage(code, Object.fromEntries(sent), lang)
}
