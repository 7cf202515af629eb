import type { Category } from './category.ts'

let added: readonly Category[] = []

/**
 * Makes known which categories operators have added, in their order; what was said before no longer counts (decision
 * 073). `allCategories` and everything else of `categories.ts` goes by it from now on.
 */
export function learnCategories(rows: readonly Category[]): void {
  added = rows
}

/** What was learned last: the same array until something else is learned. */
export const addedCategories = (): readonly Category[] => added
