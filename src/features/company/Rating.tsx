import { useLingui } from '@lingui/react/macro'
import { IconStarFilled } from '@tabler/icons-react'
import type { CompanyCard } from '#contract/company.ts'
import { creditRatingLabels } from '#shared/i18n/labels.ts'
import classes from './CompanyBlock.module.css'

/** Credit rating (SPEC 3.30) as stars; 0 (frozen) as a word. */
export function Rating({ rating }: { rating: CompanyCard['credit_rating'] }) {
  const { i18n, t } = useLingui()
  const label = i18n._(creditRatingLabels[rating])
  if (rating === 0) return <span>{label}</span>
  return (
    <span className={classes.stars} role="img" aria-label={t`Credit rating: ${label}`} title={label}>
      {Array.from({ length: rating }, (_, index) => (
        <IconStarFilled key={index} size={12} aria-hidden />
      ))}
    </span>
  )
}
