import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { fieldOf } from '../define_view.ts'
import { hardnessText, detailValues } from './detail_values.ts'
import type { PostingKindEntry } from '../registry.ts'
import { useFieldText } from '../use_field_text.ts'
import { capitalised } from '../use_option_text.ts'

/** One fact of the technical table; a long one takes the whole width. */
export type TechnicalRow = { name: string; label: string; text: string; isLong: boolean }

/** Fields whose values are shown as the abbreviations that certificates and traders use: `EAF + LF + VD`. */
const abbreviatedFields = new Set(['melting', 'flaw_detection'])
/** Maps a field to the fields that are shown in the same line. */
const sharedLines: Record<string, string[]> = { flaw_detection: ['flaw_standard', 'flaw_level'] }

/** Returns a function that lists a posting's filled technical fields in the view's order, long texts last, hardness as one range. */
export function useTechnicalRows(
  entry: PostingKindEntry,
): (posting: Pick<PostingDetail, 'values'>) => TechnicalRow[] {
  const { t, i18n } = useLingui()
  const fieldText = useFieldText(entry)
  return ({ values }) => {
    const detail = detailValues(values)
    const textOf = (name: string) => {
      const days = detail.claim_days
      if (name === 'claim_policy' && detail.claim_policy === 'days' && days)
        return t`Accepted within ${plural(Number(days), { one: '# day', other: '# days' })}`
      const isAbbreviated = abbreviatedFields.has(name)
      const own = isAbbreviated
        ? ((values[name] as string[] | null) ?? []).join(' + ')
        : fieldText(name, values)
      const more = (sharedLines[name] ?? []).map((other) => fieldText(other, values))
      const text = [own, ...more].filter(Boolean).join(' · ')
      return fieldOf(entry.definition, name).widget === 'choice' ? capitalised(text) : text
    }
    const shownInOtherLines = new Set(Object.values(sharedLines).flat())
    const names = entry.view.technical.filter((name) => !shownInOtherLines.has(name))
    const rows: TechnicalRow[] = names.map((name) => ({
      name,
      label: i18n._(entry.view.labels[name]!),
      text: textOf(name),
      isLong: fieldOf(entry.definition, name).widget === 'textarea',
    }))
    const hardness = { name: 'hardness', label: t`Hardness`, text: hardnessText(detail), isLong: false }
    const at = rows.findIndex((row) => row.name === 'delivery_state') + 1
    const filled = [...rows.slice(0, at), hardness, ...rows.slice(at)].filter((row) => row.text !== '')
    return [...filled.filter((row) => !row.isLong), ...filled.filter((row) => row.isLong)]
  }
}
