/** Texts of people in HTML and XML. Everything is escaped where it is put in; nothing is cleaned. */

/** Text that is markup already. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}
type Part = string | number | Html | null | undefined | false | readonly Part[]

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** Text for content and quoted attributes of HTML and XML. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? '')

const written = (part: Part): string => {
  if (part instanceof Html) return part.text
  if (Array.isArray(part)) return part.map(written).join('')
  return part === null || part === undefined || part === false ? '' : escaped(String(part))
}

/** Markup with escaped values: html`<p title="${text}">${text}</p>`. Lists are joined; null, undefined and false are nothing. */
export const html = (markup: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(String.raw({ raw: markup }, ...parts.map(written)))

const codes = /[<>&\u2028\u2029]/g
/** A value as JSON within a script element, which no text in it can end. */
export const scriptJson = (value: unknown): Html =>
  new Html(
    JSON.stringify(value).replaceAll(
      codes,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  )
