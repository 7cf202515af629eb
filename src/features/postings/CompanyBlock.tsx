import { Trans, useLingui } from '@lingui/react/macro'
import { IconStarFilled } from '@tabler/icons-react'
import type { CompanyCard, PostingRow } from '#contract/postings/views.ts'
import { lang } from '#shared/i18n/language.ts'
import { creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Blocks.module.css'

/** Tier of a company; nothing for a non-member. */
export function TierTag({ membership }: Pick<CompanyCard, 'membership'>) {
  const { i18n } = useLingui()
  if (membership === 'none') return null
  return <Tag tone={membership === 'gold' ? 'amber' : 'grey'}>{i18n._(membershipLabels[membership])}</Tag>
}

/** Credit rating of spec §3 as stars, 0 (frozen) in words. */
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

/** Name of a place with everything above it; empty until the regions are loaded. */
export function Place({ id }: { id: number | null }) {
  const regions = useRegions()
  return <>{id === null ? '' : (regions?.label(id, lang) ?? '')}</>
}

/** The company of a row: name and tier, where the goods lie, certification and credit. */
export function CompanyBlock({ posting }: { posting: PostingRow }) {
  const { company, region_id: region } = posting
  return (
    <div className={classes.company}>
      <div className={classes.companyName}>
        <span title={company.name}>{company.name}</span> <TierTag membership={company.membership} />
      </div>
      <div className={`${classes.note} ${classes.line}`}>
        <Place id={region} />
      </div>
      <div className={classes.note}>
        {company.certification === 'certified' ? <Trans>Certified</Trans> : <Trans>Not certified</Trans>}
        {' · '}
        <Trans>Credit</Trans> <Rating rating={company.credit_rating} />
      </div>
    </div>
  )
}
