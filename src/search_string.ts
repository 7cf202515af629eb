import { defaultStringifySearch, parseSearchWith } from '@tanstack/react-router'

const isPlainList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')

/** Reads a search string as the router does, except that a number which would lose digits stays text: 1.7220 is a grade. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(text)
  return value
})

/**
 * Returns the router's search string with lists as repeated keys (`material=45&material=42CrMo`), as API requests
 * write them (SPEC 7.5). Reading it back gives digits as numbers and a list of one value as that value, so the
 * search schemas of lists accept both.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const parts = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (isPlainList(value)) for (const one of value) parts.append(name, String(one))
    else
      for (const [key, text] of new URLSearchParams(defaultStringifySearch({ [name]: value })))
        parts.append(key, text)
  }
  const text = parts.toString()
  return text && `?${text}`
}
