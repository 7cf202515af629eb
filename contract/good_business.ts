/** 优选商家: a company’s profile as a supplier, its application to be listed, and the public list (decision 079). */
import * as z from 'zod/mini'
import { companyCard } from './company.ts'
import { endpoint, numberedPages, page, queryNumber } from './endpoint.ts'
import { field, fileRef, shownFile } from './fields.ts'
import { issue } from './issue.ts'
import { isPrivate } from './private_file.ts'
import { id, isoTime, lines, requiredText, sought, wholeNumber } from './text.ts'
import { uploadLimits } from './upload.ts'

/** `replaced` is a listing after which a newer version of the profile was listed. */
export const supplierStates = [
  'submitted',
  'revision_requested',
  'rejected',
  'listed',
  'replaced',
  'withdrawn',
  'removed',
] as const
export type SupplierState = (typeof supplierStates)[number]

export const furnaceKinds = ['bogie', 'chamber', 'pit', 'continuous', 'vacuum', 'induction'] as const
export type FurnaceKind = (typeof furnaceKinds)[number]

/** Most tags, products (per language) and certificates of a profile. */
export const supplierLimits = { tags: 10, products: 12, certificates: 12, furnaces: 99 } as const

const press = field.number({ max: 1_000, places: 1, unit: 'MN' }).schema
const hammer = field.number({ max: 200, places: 1, unit: 't' }).schema
const ringOd = field.number({ max: 20_000, unit: 'mm' }).schema
const pieceWeight = field.number({ max: 1_000, places: 2, unit: 't' }).schema
const annual = field.number({ max: 10_000_000, unit: 't' }).schema

/** Figures of the equipment, all optional. */
const figures = {
  press_mn: z.nullable(press),
  hammer_t: z.nullable(hammer),
  ring_od_mm: z.nullable(ringOd),
  piece_t: z.nullable(pieceWeight),
  annual_t: z.nullable(annual),
}

const furnace = z.strictObject({
  kind: z.enum(furnaceKinds, issue('choose')),
  count: wholeNumber(1, supplierLimits.furnaces),
})
const furnaces = z.array(furnace).check(
  z.maxLength(furnaceKinds.length),
  z.refine((list) => new Set(list.map(({ kind }) => kind)).size === list.length, issue('furnace_twice')),
)
export type Furnace = z.output<typeof furnace>

/** A page of a certificate: an own private upload, a picture or a PDF file. */
const certificateFile = z.extend(fileRef, {
  address: fileRef.shape.address.check(z.refine(isPrivate, issue('certificate_upload'))),
  type: z.enum(['image', 'pdf'], issue('certificate_upload')),
})
const certificateForm = z.strictObject({
  /** ISO 9001, PED, the approval of a class society. */
  name: requiredText(60),
  number: requiredText(60),
  issuer: requiredText(80),
  /** Its last day. */
  expires_on: z.iso.date(issue('choose')),
  files: z
    .array(certificateFile)
    .check(z.minLength(1, issue('certificate_upload')), z.maxLength(uploadLimits.files)),
})

const products = z
  .array(requiredText(40))
  .check(z.maxLength(supplierLimits.products, issue('too_many_products')))
/** A rule across fields is checked although a field is wrong, so that all messages come at once. */
const isObject = ({ value }: { value: unknown }): boolean => typeof value === 'object' && value !== null

export const supplierForm = z
  .strictObject({
    introduction_zh: lines(1_000),
    introduction_en: lines(1_000),
    products_zh: products,
    products_en: products,
    tag_ids: z.array(id).check(
      z.minLength(1, issue('choose')),
      z.maxLength(supplierLimits.tags, issue('too_many_tags')),
      z.refine((list) => new Set(list).size === list.length, issue('tag_unknown')),
    ),
    /** Where the works are. */
    region_id: z.nullable(id),
    ...figures,
    furnaces,
    certificates: z.array(certificateForm).check(z.maxLength(supplierLimits.certificates)),
  })
  .check(
    z.refine(({ introduction_zh: zh, introduction_en: en }) => zh !== '' || en !== '', {
      path: ['introduction_zh'],
      error: issue('one_language'),
      when: isObject,
    }),
    z.refine(({ products_zh: zh, products_en: en }) => zh?.length !== 0 || en?.length !== 0, {
      path: ['products_zh'],
      error: issue('one_language'),
      when: isObject,
    }),
  )
export type SupplierForm = z.output<typeof supplierForm>

const certificate = z.object({
  name: z.string(),
  number: z.string(),
  issuer: z.string(),
  expires_on: z.iso.date(),
})
export type Certificate = z.output<typeof certificate>

const capabilities = z.object({
  press_mn: z.nullable(z.number()),
  hammer_t: z.nullable(z.number()),
  ring_od_mm: z.nullable(z.number()),
  piece_t: z.nullable(z.number()),
  annual_t: z.nullable(z.number()),
  furnaces: z.array(z.object({ kind: z.enum(furnaceKinds), count: z.int() })),
})
export type Capabilities = z.output<typeof capabilities>

/** A version of the profile as it was sent, for the company itself and for operators. */
export const supplierVersion = z.extend(capabilities, {
  id,
  state: z.enum(supplierStates),
  introduction_zh: z.string(),
  introduction_en: z.string(),
  products_zh: z.array(z.string()),
  products_en: z.array(z.string()),
  tags: z.array(z.object({ id, name: z.string() })),
  region_id: z.nullable(id),
  certificates: z.array(z.extend(certificate, { files: z.array(shownFile), is_expired: z.boolean() })),
  submitted_time: isoTime,
  decided_time: z.nullable(isoTime),
  /** The operator’s reason; empty without one. */
  comment: z.string(),
  /** Since when the company is listed. */
  listed_time: z.nullable(isoTime),
  /** The last day on which it is shown as sponsored, and its place among the sponsored ones. */
  sponsored_until: z.nullable(z.iso.date()),
  sponsored_position: z.int(),
})
export type SupplierVersion = z.output<typeof supplierVersion>

/** Why a listed company is not shown at the moment. */
export const hiddenReasons = ['not_certified', 'frozen'] as const

export const ownSupplier = z.object({
  /** Newest first, at most 20. */
  versions: z.array(supplierVersion),
  hidden: z.nullable(z.enum(hiddenReasons)),
  can: z.object({ submit: z.boolean(), withdraw: z.boolean() }),
})
export type OwnSupplier = z.output<typeof ownSupplier>

/** The profile as everybody reads it: no files, and only certificates that are valid. */
const publicProfile = z.extend(capabilities, {
  /** In the reader’s language, or in the one that it was written in. */
  introduction: z.string(),
  products: z.array(z.string()),
  tags: z.array(z.object({ id, name: z.string() })),
  region_id: z.nullable(id),
  certificates: z.array(certificate),
  listed_time: isoTime,
})
export type PublicSupplier = z.output<typeof publicProfile>

export const supplierCard = z.extend(publicProfile, {
  company: companyCard,
  is_sponsored: z.boolean(),
  online_count: z.int(),
  online_tonnes: z.number(),
})
export type SupplierCard = z.output<typeof supplierCard>

export type ResponseTime = { median_minutes: number; answers: number }

/** The fewest answers from which a response time is computed, and of how many days. */
export const responseBasis = { answers: 5, days: 180 } as const

export const supplierFilters = {
  tag_id: z.optional(queryNumber(id)),
  keyword: z.optional(sought(80)),
  min_press_mn: z.optional(queryNumber(press)),
  min_ring_od_mm: z.optional(queryNumber(ringOd)),
  min_piece_t: z.optional(queryNumber(pieceWeight)),
  region: z.optional(queryNumber(id)),
}

const byId = z.strictObject({ id: queryNumber(id) })

export const goodBusinessApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/good_business/',
    access: 'public',
    summary:
      'Preferred suppliers: sponsored ones first and marked, then by credit rating, with the number of matches of each tag',
    query: z.strictObject({ ...supplierFilters, ...numberedPages }),
    reply: z.extend(page(supplierCard), {
      /** Matches with any tag. */
      total: z.int(),
      tags: z.array(z.object({ id, name: z.string(), count: z.int() })),
    }),
  }),
  company: endpoint({
    method: 'GET',
    path: '/api/good_business/:code/',
    access: 'public',
    summary: 'A company as a supplier: its listed profile, and its median response time from five answers on',
    params: z.strictObject({ code: requiredText(40) }),
    reply: z.object({
      /** Null unless the company is listed and shown. */
      supplier: z.nullable(publicProfile),
      response: z.nullable(z.object({ median_minutes: z.int(), answers: z.int() })),
    }),
  }),
}

export const ownSupplierApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/backend/good_business/',
    access: 'company',
    summary: 'The own company’s versions of its supplier profile, newest first',
    reply: ownSupplier,
  }),
  submit: endpoint({
    method: 'POST',
    path: '/api/backend/good_business/',
    access: 'company',
    acting: 'only_in_person',
    summary:
      'Apply with a profile to be listed as a preferred supplier, or to change a listed one; what is listed stays until the decision',
    body: supplierForm,
    reply: ownSupplier,
    idempotent: true,
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/api/backend/good_business/:id/withdraw/',
    access: 'company',
    acting: 'only_in_person',
    summary: 'Withdraw an application that waits, or end the listing',
    params: byId,
    reply: ownSupplier,
  }),
}
