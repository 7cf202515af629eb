import * as z from 'zod/mini'
import type { FieldIssue } from './field_issues.ts'
import { issue } from './issue.ts'

/** Letters of scripts that are written with joiners (U+200C, U+200D): Persian and Hindi names need them. */
const joined = String.raw`[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]`
const rightToLeft = String.raw`[\p{scx=Arab}\p{scx=Hebr}\p{scx=Syrc}]`
/** Invisible characters where writing needs them. */
const needed = [
  // The flags of England, Scotland and Wales; emoji of several parts with their variation selector; digits on a key.
  String.raw`\u{1F3F4}[\u{E0061}-\u{E007A}]{5}\u{E007F}`,
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}][\uFE0E\uFE0F]?(?:\u200D(?=\p{Extended_Pictographic}))?`,
  String.raw`[#*0-9]\uFE0F(?=\u20E3)`,
  // Variants of a Chinese character, as in Japanese names, and of a Mongolian letter.
  String.raw`\p{Script=Han}[\u{E0100}-\u{E01EF}]`,
  String.raw`\p{Script=Mongolian}[\u180B-\u180F]`,
  String.raw`(?<=${joined})[\u200C\u200D](?=${joined})`,
  // Direction marks beside letters that run from right to left.
  String.raw`(?<=${rightToLeft}\P{L}{0,8})[\u200E\u200F\u061C]|[\u200E\u200F\u061C](?=\P{L}{0,8}${rightToLeft})`,
].join('|')
/**
 * What nobody sees and what disguises a text: control characters but tab and line break, halves of characters, direction
 * overrides, zero-width characters, soft hyphens, tags, blanks that count as letters (U+3164, U+2800).
 */
const hidden = String.raw`(?![\t\n\r])\p{Cc}|\p{Cs}|\p{Default_Ignorable_Code_Point}|\p{Noncharacter_Code_Point}|[\u2800\uFFF9-\uFFFB]`
const anyHidden = new RegExp(hidden, 'u')
const hiddenOrNeeded = new RegExp(`(${needed})|${hidden}`, 'gu')

/** Removes the characters that no text may contain (decision 128). */
export const plainText = (value: string): string =>
  anyHidden.test(value) ? value.replace(hiddenOrNeeded, (_, kept: string | undefined) => kept ?? '') : value

export const isPlain = (value: string): boolean => plainText(value) === value

const lineBreak = /[\n\r\u2028\u2029]/
const isOneLine = (value: string): boolean => !lineBreak.test(value)

/** White space, and what is copied along with a text from a sheet, a web page or a list of contacts. */
const atEnds = /[\s\u00AD\u061C\u115F\u1160\u200B-\u200F\u202A-\u202E\u2060-\u206F\u2800\u3164\uFEFF\uFFA0]/

/** Removes white space and invisible characters from both ends. It goes by single characters, so that a long run costs no more than its length. */
function trimmed(value: string): string {
  let [from, to] = [0, value.length]
  while (from < to && atEnds.test(value.charAt(from))) from += 1
  while (to > from && atEnds.test(value.charAt(to - 1))) to -= 1
  return value.slice(from, to)
}

/** A pasted tab is a space in a text of one line. */
const oneLine = (value: string): string => trimmed(value).replaceAll('\t', ' ')

/** Makes any text acceptable for `text(max)`: one line without hidden characters, cut to its length. */
export const tidyText = (value: string, max: number): string =>
  trimmed(plainText(value).replace(/[\t\n\r\u2028\u2029]+/g, ' '))
    .slice(0, max)
    .toWellFormed()

/** Text of one line of at most `max` characters, without hidden characters; trimmed. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(oneLine),
      z.maxLength(max, issue('too_long')),
      z.refine(isPlain, issue('control_characters')),
      z.refine(isOneLine, issue('one_line')),
    )

/** Text that may have several lines; otherwise as `text`. */
export const lines = (max: number) =>
  z
    .string()
    .check(
      z.overwrite(trimmed),
      z.maxLength(max, issue('too_long')),
      z.refine(isPlain, issue('control_characters')),
    )

/** What somebody searches for: hidden characters, as they are pasted along, are left out rather than refused. */
export const sought = (max: number) =>
  z.string().check(
    z.overwrite((value) => tidyText(value, value.length)),
    z.maxLength(max, issue('too_long')),
  )

/** The name of a file, which nobody can correct: what it may not contain is left out. */
export const fileName = (max: number) => sought(max)

export const requiredLines = (max: number) => lines(max).check(z.minLength(1, issue('required')))
export const requiredText = (max: number) => text(max).check(z.minLength(1, issue('required')))

/** An optional text; an empty one, as forms send it, counts as absent. */
export const maybe = <S extends z.core.$ZodType<string, string>>(schema: S) =>
  z.optional(
    z.pipe(
      z.transform((value: string | undefined) =>
        // At run time the input may be of any type.
        typeof value === 'string' && trimmed(value) === '' ? undefined : value,
      ),
      z.optional(schema),
    ),
  )

/** A text that matches the pattern, not trimmed; `key` names the error message. */
export const textLike = (form: RegExp, key?: FieldIssue) => z.string().check(z.regex(form, key))

/**
 * Address of a file that was uploaded here, for whatever the pages show as a picture: another site would see who looks.
 * Folders and names neither begin with a dot nor hold two in a row, so that no address leads out of the folder.
 */
export const uploadAddress = z
  .string()
  .check(z.maxLength(209), z.regex(/^\/uploads(\/[\w-]+(\.[\w-]+)*)+$/, issue('own_upload')))

/**
 * Address of an upload, or an https address: photos and files of postings and answers that were stored before files of
 * other sites were fetched (decision 067) stay, and are shown as links.
 */
export const resourceAddress = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(\/uploads\/[\w./-]+|https:\/\/[^\s<>"]+)$/, issue('resource_address')),
    z.refine(isPlain, issue('control_characters')),
  )

/** Address of an external file that the server is asked to fetch; it is not stored, so it may be long. */
export const webAddress = text(2000).check(
  z.refine((value) => /^https:\/\/[^\s<>"]+$/i.test(value) && URL.canParse(value), issue('web_address')),
)

/** Target of a link: a page of the market, or an https address. `//host` would be another site. */
export const linkAddress = text(500).check(
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
