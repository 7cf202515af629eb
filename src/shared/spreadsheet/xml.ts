/** Reads the XML of spreadsheets: tags, attributes and text, without document types and custom entities. */

const entities: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  // Of HTML, which some programs save under the name of a workbook.
  nbsp: ' ',
  times: '×',
  phi: 'φ',
  Phi: 'Φ',
  Oslash: 'Ø',
  plusmn: '±',
}

const character = (code: number): string =>
  Number.isInteger(code) && code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''

/** Replaces character references in a text. */
export const unescapeXml = (text: string): string =>
  text.includes('&')
    ? text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
        hex
          ? character(Number.parseInt(hex as string, 16))
          : decimal
            ? character(Number(decimal))
            : (entities[name as string] ?? whole),
      )
    : text

// oxlint-disable-next-line no-control-regex -- XML cannot hold these characters at all
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Escapes a text for use in an element or an attribute. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(impossible, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

export type XmlEvents = {
  /** `name` without its prefix. */
  open: (name: string, attribute: (name: string) => string | undefined) => void
  close: (name: string) => void
  text?: (text: string) => void
}

/** Removes comments and declarations and turns CDATA sections into text, each in one pass: one that does not end must not be searched again. */
function withoutSections(source: string): string {
  let plain = ''
  let from = 0
  for (let at = source.indexOf('<!'); at !== -1; at = source.indexOf('<!', from)) {
    const isComment = source.startsWith('<!--', at)
    const isData = source.startsWith('<![CDATA[', at)
    const mark = isComment ? '-->' : isData ? ']]>' : '>'
    const end = source.indexOf(mark, at + 2)
    plain += source.slice(from, at)
    if (isData) plain += escapeXml(source.slice(at + 9, end === -1 ? undefined : end))
    if (end === -1) return plain
    from = end + mark.length
  }
  return plain + source.slice(from)
}

/** A declaration, or a tag: whether it closes (1), its name (2), its attributes (3). */
const markup = /<(?:\?[^<>]*>|(\/?)(?:[\w.-]+:)?([\w.-]+)([^<>"']*(?:(?:"[^"]*"|'[^']*')[^<>"']*)*)>)/g

const patterns = new Map<string, RegExp>()

function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const made = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
  patterns.set(name, made)
  return made
}

const attributeOf =
  (given: string) =>
  (name: string): string | undefined => {
    const found = patternOf(name).exec(given)
    return found ? unescapeXml(found[1] ?? found[2] ?? found[3] ?? '') : undefined
  }

/**
 * Calls `events` for every element and text of `source` in order; comments and declarations are skipped. HTML is read
 * too: attributes may lack quotes.
 */
export function scanXml(source: string, events: XmlEvents): void {
  const plain = withoutSections(source)
  let end = 0
  for (const match of plain.matchAll(markup)) {
    const [whole, isClosing, name, attributes = ''] = match
    if (events.text && match.index > end) events.text(unescapeXml(plain.slice(end, match.index)))
    end = match.index + whole.length
    if (name === undefined) continue
    if (!isClosing) events.open(name, attributeOf(attributes))
    if (isClosing || attributes.endsWith('/')) events.close(name)
  }
  if (events.text && end < plain.length) events.text(unescapeXml(plain.slice(end)))
}
