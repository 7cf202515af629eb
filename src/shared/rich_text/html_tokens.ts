/** Pasted HTML as tokens. Own code, because the browser's parser takes text from nobody (decision 029). */

export type HtmlToken =
  | { kind: 'open'; name: string; attributes: Readonly<Record<string, string>> }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string }

const pattern =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*>?|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|([^<]+|<)/g
const attributePattern = /([^\s=/"'>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  deg: '°',
  plusmn: '±',
  times: '×',
  frac12: '½',
  sup2: '²',
  sup3: '³',
  micro: 'µ',
  oslash: 'ø',
  Oslash: 'Ø',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
}

const characterOf = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''

/** Replaces character references; an unknown one stays as it is written. */
const decoded = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|(\w{2,8}));/g, (whole, decimal, hex, name) => {
    if (decimal !== undefined) return characterOf(Number(decimal))
    if (hex !== undefined) return characterOf(Number.parseInt(hex as string, 16))
    return named[name as string] ?? whole
  })

function attributesOf(written: string): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>
  for (const [, name = '', double, single, bare] of written.matchAll(attributePattern))
    found[name.toLowerCase()] ??= decoded(double ?? single ?? bare ?? '')
  return found
}

/** Comments and declarations are left out; what is not a tag is text. */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const [, slash, name, written = '', text] of html.matchAll(pattern)) {
    if (text !== undefined) yield { kind: 'text', text: decoded(text) }
    else if (name !== undefined && slash) yield { kind: 'close', name: name.toLowerCase() }
    else if (name !== undefined)
      yield { kind: 'open', name: name.toLowerCase(), attributes: attributesOf(written) }
  }
}
