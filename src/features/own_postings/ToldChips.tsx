import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import type { OwnSearch } from '#features/postings/own_search.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from '#features/postings/list/PostingFilters.module.css'

const told = ['decided_since', 'ends_between'] as const
type Told = (typeof told)[number]

type Props = { search: OwnSearch; onRemove: (filter: Pick<OwnSearch, Told>) => void }

/** The filters that only a notification about several postings sets; a click removes one. */
export function ToldChips({ search, onRemove }: Props) {
  const { t } = useLingui()
  const timeOf = (second: number) => formatDate(new Date(second * 1000), true)
  const textOf = (name: Told): string | undefined => {
    const { decided_since: since, ends_between: ends } = search
    if (name === 'decided_since') return since === undefined ? undefined : t`Reviewed since ${timeOf(since)}`
    if (!ends) return undefined
    const [first = 0, last = 0] = ends.split('-').map(Number)
    const [from, to] = [timeOf(first), timeOf(last)]
    return from === to ? t`Ends ${from}` : t`Ends ${from} – ${to}`
  }
  const chips = told.flatMap((name) => {
    const text = textOf(name)
    return text === undefined ? [] : [{ name, text }]
  })
  if (chips.length === 0) return null
  return (
    <div className={classes.chips} role="group" aria-label={t`Chosen filters`}>
      {chips.map(({ name, text }) => (
        <button
          key={name}
          type="button"
          className={classes.chip}
          aria-label={t`Remove filter ${text}`}
          onClick={() => onRemove({ [name]: undefined })}
        >
          <span className={classes.chipText}>{text}</span>
          <IconX size={12} aria-hidden />
        </button>
      ))}
    </div>
  )
}
