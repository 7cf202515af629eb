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

/** Processes that certificates and traders write by their abbreviations alone: `EAF + LF + VD`. */
const processNames = new Set(['melting', 'flaw_detection'])
/** Fields that say more about another one and share its line. */
const absorbed: Record<string, string[]> = { flaw_detection: ['flaw_standard', 'flaw_level'] }

/** Reads the filled technical fields of a posting in the order of its view, the long ones last, hardness as one range. */
export function useTechnicalRows(
  entry: PostingKindEntry,
): (posting: Pick<PostingDetail, 'values'>) => TechnicalRow[] {
  const { t, i18n } = useLingui()
  const fieldText = useFieldText(entry)
  return ({ values }) => {
    const placed = detailValues(values)
    const textOf = (name: string) => {
      const days = placed.claim_days
      if (name === 'claim_policy' && placed.claim_policy === 'days' && days)
        return t`Accepted within ${plural(Number(days), { one: '# day', other: '# days' })}`
      const isProcess = processNames.has(name)
      const own = isProcess ? ((values[name] as string[] | null) ?? []).join(' + ') : fieldText(name, values)
      const more = (absorbed[name] ?? []).map((other) => fieldText(other, values))
      const text = [own, ...more].filter(Boolean).join(' · ')
      return fieldOf(entry.definition, name).widget === 'choice' ? capitalised(text) : text
    }
    const inOthers = new Set(Object.values(absorbed).flat())
    const names = entry.view.technical.filter((name) => !inOthers.has(name))
    const rows: TechnicalRow[] = names.map((name) => ({
      name,
      label: i18n._(entry.view.labels[name]!),
      text: textOf(name),
      isLong: fieldOf(entry.definition, name).widget === 'textarea',
    }))
    const hardness = { name: 'hardness', label: t`Hardness`, text: hardnessText(placed), isLong: false }
    const at = rows.findIndex((row) => row.name === 'delivery_state') + 1
    const filled = [...rows.slice(0, at), hardness, ...rows.slice(at)].filter((row) => row.text !== '')
    return [...filled.filter((row) => !row.isLong), ...filled.filter((row) => row.isLong)]
  }
}
