/** Content encodings of a body. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** Browsers send only a few forms of this header, so those are cached; unusual ones are parsed each time. */
const known = new Map<string, Encoding>()
const maxKnown = 100

/** Returns the best encoding that an Accept-Encoding header allows: brotli, gzip, or none. */
export function encodingOf(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const found = known.get(header) ?? read(header)
  if (known.size < maxKnown && header.length < 200) known.set(header, found)
  return found
}

function read(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...options] = part.split(';').map((one) => one.trim())
    const weight = options.find((one) => one.startsWith('q='))
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(2)))
  }
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  if (weightOf('br') > 0 && weightOf('br') >= weightOf('gzip')) return 'br'
  return weightOf('gzip') > 0 ? 'gzip' : 'identity'
}
