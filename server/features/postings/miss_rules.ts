/** Longer ones are pasted texts, not search terms. */
const mostSigns = 60
/** A number that could belong to a person: seven digits together, or ten with blanks, hyphens or brackets between. */
const phone = /\d{7}|\d(?:[\s().-]*\d){9}/

/**
 * The term under which a search without results is counted, the same for different spellings; undefined for what may
 * name a person or is no term.
 */
export function missTerm(keyword: string): string | undefined {
  const term = keyword.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
  if (term === '' || term.length > mostSigns || term.includes('@') || phone.test(term)) return undefined
  return term
}
