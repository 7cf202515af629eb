import type { Lang } from '#contract/enums.ts'
import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import type { PicturePolicy } from '#contract/picture_policy.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import type { FileRef } from '#contract/fields.ts'
import { categoriesBelow, categoryById, isOffered } from '#contract/reference/categories.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { regions } from '#server/reference/regions.ts'
import { Problem } from '#server/http/problem.ts'
import type { AnyValues, SharedValues } from './values.ts'

/**
 * Whether a posting may be put into a category: it exists and has no children. A posting that is already in a retired
 * one may stay.
 */
function takesPosting(id: number, filedUnder: number | null | undefined): boolean {
  const category = categoryById(id)
  if (!category || categoriesBelow(id).length > 0) return false
  return isOffered(category) || id === filedUnder
}

/** Upload addresses in the values, by the path of their field. */
export function uploadAddresses(definition: PostingDefinition, values: AnyValues): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, { widget }] of Object.entries(definition.fields)) {
    const value = values[name]
    if (!Array.isArray(value)) continue
    if (widget === 'photos') (value as string[]).forEach((address, at) => (found[`${name}.${at}`] = address))
    if (widget === 'files') {
      ;(value as FileRef[]).forEach((file, at) => (found[`${name}.${at}.address`] = file.address))
    }
  }
  return Object.fromEntries(Object.entries(found).filter(([, address]) => address.startsWith('/')))
}

/** Company codes in the values, by the path of their field. */
export function companyCodes(definition: PostingDefinition, values: AnyValues): Record<string, string> {
  const named = Object.entries(definition.fields).flatMap(([name, { widget }]) =>
    widget === 'companies'
      ? ((values[name] ?? []) as string[]).map((code, at) => [`${name}.${at}`, code] as const)
      : [],
  )
  return Object.fromEntries(named)
}

/** Those of the referenced uploads and companies that exist. */
export type Known = {
  uploads: ReadonlySet<string>
  companies: ReadonlySet<string>
  /** The current category of the posting. */
  category?: number | null
}

/**
 * Validates values against the database: the region and category exist, the category is a leaf open to this posting,
 * uploads and companies are `known`. Throws validation_failed with the first problem of each field.
 */
export function checkReferences(
  definition: PostingDefinition,
  values: AnyValues,
  { known, lang }: { known: Known; lang: Lang },
): void {
  const errors: FieldErrors = {}
  const report = (path: string, issue: FieldIssue) => (errors[path] ??= fieldIssues[issue][lang])
  const { region_id: region, category_id: category } = values as SharedValues
  if (region && !regions.get(region)) report('region_id', 'choose')
  if (category && !takesPosting(category, known.category)) report('category_id', 'choose')
  for (const [path, address] of Object.entries(uploadAddresses(definition, values))) {
    if (!known.uploads.has(address)) report(path, 'resource_address')
  }
  for (const [path, code] of Object.entries(companyCodes(definition, values))) {
    if (!known.companies.has(code)) report(path, 'choose')
  }
  if (Object.keys(errors).length > 0) throw new Problem('validation_failed', { data: errors })
}

/** The values as they count for a submission: a standard picture replaces photos only where operators allow it. */
export const applyPicturePolicy = (values: AnyValues, { standard }: PicturePolicy): AnyValues => {
  const { standard_picture: _, ...rest } = values
  return standard ? values : rest
}

/** Throws validation_failed, one message per field, unless the values are complete enough to be submitted. */
export function checkComplete(
  definition: PostingDefinition,
  values: AnyValues,
  { lang, policy }: { lang: Lang; policy: PicturePolicy },
): void {
  const checked = check(definition.complete, applyPicturePolicy(values, policy), lang)
  if (!checked.ok) throw new Problem('validation_failed', { data: checked.errors })
}
