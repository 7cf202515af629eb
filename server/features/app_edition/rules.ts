import type { AppEdition, PackageKind } from '#contract/app_edition.ts'
import type { FieldIssue } from '#contract/field_issues.ts'
import { fixedOncePublished } from '#contract/resources/app_edition.ts'

/** How phones and people order editions. */
export type Ordered = { code: number; version: string }
/** An edition as far as others must keep their order to it. */
export type Placed = Ordered & { id: number; wasPublished: boolean }

/** Returns a negative number if version `a` is before `b`, a positive one if it is after it, and 0 if they are equal. */
export function compareVersions(a: string, b: string): number {
  const [one, other] = [a.split('.').map(Number), b.split('.').map(Number)]
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? 0 : one[at]! - other[at]!
}

type OrderRefusal = { field: 'code' | 'version'; issue: FieldIssue }

/**
 * Returns why an edition that was never published cannot have this code and version among the others of its kind: its
 * code must be above every published one, because phones would not notice it, and versions must rise with the codes.
 */
export function orderRefusal(edition: Ordered, others: readonly Placed[]): OrderRefusal | null {
  if (others.some(({ code }) => code === edition.code)) return { field: 'code', issue: 'code_taken' }
  if (others.some(({ code, wasPublished }) => wasPublished && code > edition.code))
    return { field: 'code', issue: 'code_order' }
  const isOrdered = ({ code, version }: Ordered) =>
    Math.sign(code - edition.code) === Math.sign(compareVersions(version, edition.version))
  return others.every(isOrdered) ? null : { field: 'version', issue: 'version_order' }
}

/** Returns the first field of a published edition that a change must not touch, but would. */
export const changedFixed = (
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): (typeof fixedOncePublished)[number] | undefined =>
  fixedOncePublished.find((name) => before[name] !== after[name])

/** Nobody removes an edition that phones may have installed; it can be withdrawn. */
export const refusedOfEdition = (row: Readonly<Record<string, unknown>>): string[] =>
  row['published_time'] === null ? [] : ['remove']

/** Whether the newest edition is news for an installed version, and whether that one must update. */
export function updateOf(
  { code, minimum_code: minimum }: Pick<AppEdition, 'code' | 'minimum_code'>,
  installed = 0,
): { is_newer: boolean; is_required: boolean } {
  const isNewer = code > installed
  return { is_newer: isNewer, is_required: isNewer && installed > 0 && installed < (minimum ?? 0) }
}

/** Name under which a package is saved. */
export const fileNameOf = ({ kind, version }: { kind: PackageKind; version: string }): string =>
  `forging-market-${version}.${kind}`
