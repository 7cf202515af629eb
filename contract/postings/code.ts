import * as z from 'zod/mini'
import { textLike } from '../text.ts'

/** A posting's public code: the letter of its kind, then digits and letters. */
export const code = textLike(/^[A-Z][0-9A-Z]{6,12}$/)

/** The path parameters of what concerns one posting. */
export const byCode = z.strictObject({ code })
