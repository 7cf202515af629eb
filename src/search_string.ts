import { defaultStringifySearch, parseSearchWith } from '@tanstack/react-router'

const isPlainList = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string' || typeof one === 'number')

/** The router's way of reading, but for numbers that would lose digits: 1.7220 is a grade, and stays a text. */
export const parseSearch = parseSearchWith((text) => {
  const value: unknown = JSON.parse(text)
  if (typeof value === 'number' && String(value) !== text) throw new SyntaxError(text)
  return value
})

/**
 * The router's search string with lists as repeated keys (`material=45&material=42CrMo`), as the calls write them
 * (spec §7). Reading it back gives digits as numbers and a single value bare: search schemas of lists take both.
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
