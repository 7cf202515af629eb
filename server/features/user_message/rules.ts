import { messageModules, type Lang, type MessageModule } from '#contract/enums.ts'
import { renderMessage, type MessageCode } from '#contract/message_texts.ts'

/** One spelling for what readers take as the same: full and half width, upper and lower case. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase()

/** Title and info in both languages, as the keyword search compares them. */
export function searchTexts(code: MessageCode, params: unknown): { search_zh: string; search_en: string } {
  const textIn = (lang: Lang) => {
    const { title, info } = renderMessage(code, params, lang)
    return folded(`${title}\n${info}`)
  }
  return { search_zh: textIn('zh'), search_en: textIn('en') }
}

/** What a keyword asks for: each of its words, anywhere in the text. */
export const wordsOf = (keyword: string): string[] => folded(keyword).split(/\s+/).filter(Boolean)

const namedModule = (kind: string): MessageModule | undefined =>
  messageModules.find((one) => one === `visitor_${kind}`)

/** Module of messages that open a posting itself (spec §3); a kind without one is told among the own business. */
export const visitorModule = (kind: string): MessageModule => namedModule(kind) ?? 'my_business'

/** Sign of such a message: among the own business a bare code opens what the reader has to do with the posting. */
export const visitorSign = (kind: string, code: string): string =>
  namedModule(kind) ? code : `posting-${code}`
