import { fieldIssues, type FieldIssue } from '#contract/field_issues.ts'
import type { Lang } from '#contract/enums.ts'
import type { PriceRow, RowAnswer } from '#contract/market_price_upload.ts'

type Known = { today: string; isMaterial: (id: number) => boolean; isRegion: (id: number) => boolean }

/** Errors by path (`rows.3.day`) that the schema cannot see; undefined if there are none. At most 100, as elsewhere. */
export function rowErrors(
  given: readonly PriceRow[],
  { today, isMaterial, isRegion }: Known,
  lang: Lang,
): Record<string, string> | undefined {
  const errors: Record<string, string> = {}
  const seen = new Set<string>()
  given.forEach(({ material, region, day }, place) => {
    const report = (name: string, issue: FieldIssue) => {
      if (Object.keys(errors).length < 100) errors[`rows.${place}.${name}`] = fieldIssues[issue][lang]
    }
    if (!isMaterial(material)) report('material', 'unknown_material')
    if (!isRegion(region)) report('region', 'unknown_region')
    if (day > today) report('day', 'future_day')
    const key = `${material}.${region}.${day}`
    if (seen.has(key)) report('day', 'price_twice')
    seen.add(key)
  })
  return Object.keys(errors).length > 0 ? errors : undefined
}

const isSame = (row: PriceRow, stored: NonNullable<RowAnswer['stored']>): boolean =>
  row.price === stored.price &&
  row.low === stored.low &&
  row.high === stored.high &&
  row.source === stored.source

/** What becomes of a row beside the stored price of its material, region and day. */
export function answerOf(
  row: PriceRow,
  stored: RowAnswer['stored'],
  unusual: RowAnswer['unusual'],
): RowAnswer {
  if (!stored) return { outcome: 'new', unusual, stored: null }
  // What is stored like that was confirmed before.
  if (isSame(row, stored)) return { outcome: 'same', unusual: [], stored }
  return { outcome: 'replaces', unusual, stored }
}
