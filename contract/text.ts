import * as z from 'zod/mini'
import type { FieldIssue } from './field_issues.ts'
import { issue } from './issue.ts'

/** C0 controls other than tab and line breaks, and bidirectional overrides, which can disguise text. */
// oxlint-disable-next-line no-control-regex -- refusing control characters is the purpose
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/

export const isPlain = (value: string): boolean => !forbidden.test(value)

/** Removes the characters that no text may contain. */
export const plainText = (value: string): string => [...value].filter(isPlain).join('').toWellFormed()

/** Makes any text acceptable for `text(max)`: removes forbidden characters and cuts it to its length. */
export const tidyText = (value: string, max: number): string =>
  plainText(value).trim().slice(0, max).toWellFormed()

/** Trimmed text of at most `max` characters without control characters. */
export const text = (max: number) =>
  z
    .string()
    .check(z.trim(), z.maxLength(max, issue('too_long')), z.refine(isPlain, issue('control_characters')))

export const requiredText = (max: number) => text(max).check(z.minLength(1, issue('required')))

/** An optional text; an empty one, as forms send it, counts as absent. */
export const maybe = <S extends z.core.$ZodType<string, string>>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: string | undefined) =>
        // At run time the input may be of any type.
        typeof value === 'string' && value.trim() === '' ? undefined : value,
      ),
      z.optional(schema),
    ),
  )

/** A text that matches the pattern, not trimmed; `key` names the error message. */
export const textLike = (form: RegExp, key?: FieldIssue) => z.string().check(z.regex(form, key))

/** Address of an upload (`/uploads/…`) or an https resource (SPEC 4.17). */
export const resourceAddress = z
  .string()
  .check(z.maxLength(500), z.regex(/^(\/uploads\/[\w./-]+|https:\/\/[^\s<>"]+)$/, issue('resource_address')))

/** Address of an external file that the server is asked to fetch; it is not stored, so it may be long. */
export const webAddress = z.string().check(
  z.trim(),
  z.maxLength(2000, issue('too_long')),
  z.refine((value) => /^https:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value), issue('web_address')),
)

/** Target of a link: a page of the market, or an https address. `//host` would be another site. */
export const linkAddress = z.string().check(
  z.trim(),
  z.maxLength(500, issue('too_long')),
  z.refine(
    (value) =>
      /^\/(?!\/)[^\s<>"\\]*$/.test(value) || (/^https:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value)),
    issue('link_address'),
  ),
)

/** An integer from `min` to `max`, both included. */
export const wholeNumber = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max))

/** An amount: above 0, at most `max`. */
export const amount = (max: number) =>
  z.number().check(z.positive(issue('positive')), z.lte(max, issue('too_large')))

export const isoTime = z.iso.datetime()
/** A row id that fits the database's `integer`. */
export const id = wholeNumber(1, 2_147_483_647)
/** A row id of a table that grows without limit (`bigint`). */
export const bigId = z.int().check(z.positive())
export const bilingual = z.object({ zh: z.string(), en: z.string() })
