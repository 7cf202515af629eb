import { textLike } from '../text.ts'

/** A posting's public code: the letter of its kind, then digits and letters. */
export const code = textLike(/^[A-Z][0-9A-Z]{6,12}$/)
