import type { Category } from './category.ts'

let added: readonly Category[] = []

/**
 * Replaces the categories that operators have added, in their order (decision 073). `allCategories` and the other
 * look-ups of `categories.ts` include them from now on.
 */
export function learnCategories(rows: readonly Category[]): void {
  added = rows
}

/** The current list: the same array until it is replaced. */
export const addedCategories = (): readonly Category[] => added
