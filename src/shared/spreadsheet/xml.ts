/** Reads the XML of spreadsheets: tags, attributes and text, without document types and custom entities. */

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }

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

const tag = /<(\/?)(?:[\w.-]+:)?([\w.-]+)((?:[^<>"']|"[^"]*"|'[^']*')*?)(\/?)>/g

const patterns = new Map<string, RegExp>()

function patternOf(name: string): RegExp {
  const known = patterns.get(name)
  if (known) return known
  const made = new RegExp(`(?:^|\\s)(?:[\\w.-]+:)?${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`)
  patterns.set(name, made)
  return made
}

const attributeOf =
  (given: string) =>
  (name: string): string | undefined => {
    const found = patternOf(name).exec(given)
    return found ? unescapeXml(found[1] ?? found[2] ?? '') : undefined
  }

/** Calls `events` for every element and text of `source` in order; everything else is skipped. */
export function scanXml(source: string, events: XmlEvents): void {
  let end = 0
  for (const match of source.matchAll(tag)) {
    const [whole, isClosing, name = '', attributes = '', isEmpty] = match
    if (events.text && match.index > end) events.text(unescapeXml(source.slice(end, match.index)))
    end = match.index + whole.length
    if (!isClosing) events.open(name, attributeOf(attributes))
    if (isClosing || isEmpty) events.close(name)
  }
}
