import * as z from 'zod/mini'
import { decimalsIssue } from './decimals_issue.ts'
import type { Endpoint } from './endpoint.ts'
import { issue } from './issue.ts'
import { fileTypeNames, uploadLimits, type FileType, type Usage } from './upload.ts'
import { dimSchema, lengthFields, shapes } from './steel/shapes.ts'
import { heat, heatLimits } from './steel/heat.ts'
import {
  amount,
  fileName,
  id,
  isoTime,
  lines,
  linkAddress,
  requiredLines,
  requiredText,
  resourceAddress,
  uploadAddress,
  text,
  textLike,
} from './text.ts'

/** Widgets of declared resources only, not of postings. */
type RowWidget =
  | 'bilingual'
  | 'image'
  | 'package'
  | 'link'
  | 'time'
  | 'record'
  | 'top_category'
  | 'person'
  | 'row'
  | 'rich_text'

/** How a field is entered; each type has one input component on the form and one rendering on the detail page. */
export type Widget =
  | 'text'
  | 'textarea'
  | 'number'
  | 'choice'
  | 'multi'
  | 'flag'
  | 'date'
  | 'category'
  | 'material'
  | 'mill'
  | 'dims'
  | 'region'
  | 'standards'
  | 'photos'
  | 'files'
  | 'pieces'
  | 'heats'
  | 'tiers'
  | 'companies'
  | RowWidget

export type Field<S extends z.core.$ZodType = z.core.$ZodType, O extends string = string> = {
  widget: Widget
  /** Schema of a filled value; an empty field is `null` or absent. */
  schema: S
  unit?: string
  /** Name of the option set; the page has the labels of its values. */
  optionSet?: O
  options?: readonly (string | number)[]
  /** The purpose of the files, and the accepted types. */
  files?: { usage: Usage; types: readonly FileType[] }
  /** A text of several lines. */
  lines?: boolean | undefined
  /** One of two languages is enough. */
  either?: boolean
  /** The moment at which something ends at midnight in China, which is shown as its last day there. */
  isEnd?: boolean
  /** Answers with the rows that can be chosen: `[{ id, name }]`, names in both languages. */
  rows?: Endpoint
}

export type PostingField = Field & { widget: Exclude<Widget, RowWidget> }

export const define = <S extends z.core.$ZodType, O extends string = never>(
  given: Field<S, O>,
): Field<S, O> => given

/** Exact: a number that only looks like one of so many places would be refused or changed by its column. */
const hasAtMost = (places: number, value: number) => Number(value.toFixed(places)) === value

/** A file of a posting: its address and the name that the uploader gave it. */
export const fileRef = z.strictObject({
  address: resourceAddress,
  name: fileName(120),
  type: z.enum(fileTypeNames),
})
export type FileRef = z.output<typeof fileRef>

/** A file in an answer, with a signature in its address. */
export const shownFile = z.object({ address: z.string(), name: z.string(), type: z.enum(fileTypeNames) })

/** One bar or piece of a lot (支件): lengths in mm, weight in kg. */
export const piece = z.strictObject({
  piece_no: requiredText(40),
  length: z.nullable(dimSchema),
  weight_kg: z.nullable(amount(1_000_000)),
  heat_no: text(40),
  /** Its position among the photos of the posting, from 1. */
  photo: z.optional(z.nullable(z.int().check(z.gte(1), z.lte(uploadLimits.files)))),
})
export type Piece = z.output<typeof piece>

/** One price of a group buying: ¥/t from that many tonnes in total. */
export const priceTier = z.strictObject({ from_t: amount(1_000_000), price: amount(1_000_000_000) })
export type PriceTier = z.output<typeof priceTier>

export const dims = z.strictObject({
  ...lengthFields,
  kg: z.optional(amount(1_000_000)),
  steps: z.optional(z.array(z.strictObject({ d: dimSchema, l: dimSchema })).check(z.maxLength(12))),
})

/** A text in one of the languages or in both; the other one is empty. */
const eitherLanguage = (max: number) =>
  z
    .strictObject({ zh: text(max), en: text(max) })
    .check(z.refine(({ zh, en }) => zh !== '' || en !== '', issue('one_language')))

/** A text that is required in both languages. */
const bothLanguages = (one: z.ZodMiniType<string, string>) => z.strictObject({ zh: one, en: one })

/** Most companies that a posting can be limited to. */
export const invitedLimit = 50

export const field = {
  text: (max: number) => define({ widget: 'text', schema: text(max) }),
  textarea: (max: number) => define({ widget: 'textarea', schema: lines(max) }),
  /** A number above zero with at most `places` decimals. */
  number: (given: { max: number; places?: number; unit?: string; zero?: boolean }) =>
    define({
      widget: 'number',
      unit: given.unit,
      schema: z.number().check(
        given.zero ? z.gte(0, issue('negative')) : z.positive(issue('positive')),
        z.lte(given.max, issue('too_large')),
        z.refine(
          (value) => hasAtMost(given.places ?? 0, value),
          given.places ? decimalsIssue(given.places, given.unit) : issue('integer'),
        ),
      ),
    }),
  choice: <const T extends readonly (string | number)[], O extends string>(optionSet: O, options: T) =>
    define<z.core.$ZodType<T[number]>, O>({
      widget: 'choice',
      optionSet,
      options,
      schema: z.literal([...options], issue('choose')) as unknown as z.core.$ZodType<T[number]>,
    }),
  multi: <const T extends readonly string[], O extends string>(optionSet: O, options: T) =>
    define<z.core.$ZodType<T[number][]>, O>({
      widget: 'multi',
      optionSet,
      options,
      schema: z
        .array(z.literal([...options], issue('choose')))
        .check(z.maxLength(options.length)) as unknown as z.core.$ZodType<T[number][]>,
    }),
  flag: () => define({ widget: 'flag', schema: z.literal([0, 1]) }),
  date: () => define({ widget: 'date', schema: z.iso.date() }),
  category: () => define({ widget: 'category', schema: id }),
  /** A category of the top level. */
  topCategory: () => define({ widget: 'top_category', schema: id }),
  material: () => define({ widget: 'material', schema: requiredText(40) }),
  mill: () => define({ widget: 'mill', schema: text(60) }),
  shape: () => define({ widget: 'choice', optionSet: 'shape', options: shapes, schema: z.enum(shapes) }),
  dims: () => define({ widget: 'dims', unit: 'mm', schema: dims }),
  region: () => define({ widget: 'region', schema: id }),
  standards: () => define({ widget: 'standards', schema: z.array(requiredText(60)).check(z.maxLength(6)) }),
  photos: () =>
    define({
      widget: 'photos',
      schema: z.array(resourceAddress).check(z.maxLength(uploadLimits.files, issue('photos_max'))),
    }),
  files: (files: NonNullable<Field['files']> = { usage: 'certificate', types: ['document', 'image'] }) =>
    define({ widget: 'files', files, schema: z.array(fileRef).check(z.maxLength(uploadLimits.files)) }),
  pieces: () => define({ widget: 'pieces', schema: z.array(piece).check(z.maxLength(200)) }),
  heats: () => define({ widget: 'heats', schema: z.array(heat).check(z.maxLength(heatLimits.heats)) }),
  /** Companies by their public codes. */
  companies: () =>
    define({ widget: 'companies', schema: z.array(requiredText(40)).check(z.maxLength(invitedLimit)) }),
  bilingual: (max: number) => define({ widget: 'bilingual', schema: bothLanguages(requiredText(max)) }),
  bilingualLines: (max: number) =>
    define({ widget: 'bilingual', lines: true, schema: bothLanguages(requiredLines(max)) }),
  eitherLanguage: (max: number) => define({ widget: 'bilingual', either: true, schema: eitherLanguage(max) }),
  /** The id of one of the rows with which the endpoint answers. */
  row: (rows: Endpoint) => define({ widget: 'row', rows, schema: id }),
  /** A picture uploaded for the platform itself. */
  image: () =>
    define({ widget: 'image', files: { usage: 'admin', types: ['image'] }, schema: uploadAddress }),
  /** An app package uploaded for everybody. */
  package: () =>
    define({ widget: 'package', files: { usage: 'admin', types: ['apk', 'wgt'] }, schema: uploadAddress }),
  /** A version as major.minor.patch, without leading zeros. */
  version: () =>
    define({
      widget: 'text',
      schema: textLike(/^(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4})){2}$/, issue('version_format')),
    }),
  /** A page of the market (`/home/…`) or of another site (`https://…`). */
  link: () => define({ widget: 'link', schema: linkAddress }),
  /** A point in time. */
  time: () => define({ widget: 'time', schema: isoTime }),
  /** The moment at which something ends at midnight in China; people read the last day on which it holds. */
  end: () => define({ widget: 'time', schema: isoTime, isEnd: true }),
  /** Values by field name, as stored. */
  record: () => define({ widget: 'record', schema: z.record(z.string(), z.unknown()) }),
  /** The id of an account; only for filters. */
  person: () => define({ widget: 'person', schema: id }),
  tiers: () => define({ widget: 'tiers', schema: z.array(priceTier).check(z.maxLength(8)) }),
}
