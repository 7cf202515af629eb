import { millName } from '#contract/reference/mills.ts'
import { lang } from './language.ts'

/** Returns the name of a typed mill in the reader's language. */
export const shownMill = (typed: string): string => millName(typed, lang)
