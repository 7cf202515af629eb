import { messageModules, type Lang, type MessageModule } from '#contract/enums.ts'
import { renderMessage, type MessageCode, type MessageParams } from '#contract/message_texts.ts'

/** Normalises characters that readers take as the same: full and half width, upper and lower case. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Title and info in both languages, in the form that the keyword search compares. */
export function searchTexts(code: MessageCode, params: unknown): { search_zh: string; search_en: string } {
  const textIn = (lang: Lang) => {
    const { title, info } = renderMessage(code, params, lang)
    return folded(`${title}\n${info}`)
  }
  return { search_zh: textIn('zh'), search_en: textIn('en') }
}

const waiting: readonly MessageCode[] = [
  'intention_received',
  'quote_received',
  'quote_revised',
  'drawings_requested',
  'conversation_message',
  'posting_invited',
  'inspection_quoted',
]

/** Whether somebody waits for the reader's answer to what the message tells. */
export const needsAnswer = (code: MessageCode, params: unknown): boolean =>
  waiting.includes(code) ||
  (code === 'quoted_request' && (params as MessageParams['quoted_request']).change === 'changed')

/** The condition of a keyword: each of its words, anywhere in the text. */
export const wordsOf = (keyword: string): string[] => folded(keyword).split(/\s+/).filter(Boolean)

const namedModule = (kind: string): MessageModule | undefined =>
  messageModules.find((one) => one === `visitor_${kind}`)

/**
 * Module of messages that open a posting itself (SPEC 3.23, 3.24); kinds without such a module use that of the own
 * business.
 */
export const visitorModule = (kind: string): MessageModule => namedModule(kind) ?? 'my_business'

/**
 * The record_sign of such a message: in the module of the own business, a bare code would open the reader's dealings
 * with the posting.
 */
export const visitorSign = (kind: string, code: string): string =>
  namedModule(kind) ? code : `posting-${code}`
