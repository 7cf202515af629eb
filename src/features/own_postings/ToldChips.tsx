import { useLingui } from '@lingui/react/macro'
import type { OwnSearch } from '#features/postings/own_search.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { betweenTimes } from '#shared/i18n/between_times.ts'
import { RemovableChips } from '#shared/ui/RemovableChips.tsx'

const told = ['decided_since', 'ends_between'] as const
type Told = (typeof told)[number]

type Props = { search: OwnSearch; onRemove: (filter: Pick<OwnSearch, Told>) => void }

/** The filters that only a notification about several postings sets; a click removes one. */
export function ToldChips({ search, onRemove }: Props) {
  const { t } = useLingui()
  const { decided_since: since, ends_between: ends } = search
  const chips: { name: Told; text: string }[] = []
  if (since !== undefined) {
    const time = formatDate(new Date(since * 1000), true)
    chips.push({ name: 'decided_since', text: t`Reviewed since ${time}` })
  }
  if (ends) {
    const time = betweenTimes(ends)
    chips.push({ name: 'ends_between', text: t`Ends ${time}` })
  }
  return <RemovableChips chips={chips} onRemove={(name) => onRemove({ [name]: undefined })} />
}
