import { useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { formatDate } from '#shared/i18n/format.ts'
import classes from '#features/postings/list/PostingFilters.module.css'

/** The filter by the time of the review, which a notification about several approvals sets; a click removes it. */
export function SinceChip({ since, onRemove }: { since: number; onRemove: () => void }) {
  const { t } = useLingui()
  const text = t`Reviewed since ${formatDate(new Date(since * 1000), true)}`
  return (
    <div className={classes.chips} role="group" aria-label={t`Chosen filters`}>
      <button type="button" className={classes.chip} aria-label={t`Remove filter ${text}`} onClick={onRemove}>
        <span className={classes.chipText}>{text}</span>
        <IconX size={12} aria-hidden />
      </button>
    </div>
  )
}
