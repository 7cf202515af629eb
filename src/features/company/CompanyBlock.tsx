import { Trans } from '@lingui/react/macro'
import type { CompanyCard } from '#contract/company.ts'
import { Place } from '#shared/ui/Place.tsx'
import classes from './CompanyBlock.module.css'
import { Rating } from './Rating.tsx'
import { TierTag } from './TierTag.tsx'

/** The company in a list row: name and tier, region of the goods, certification and credit rating. */
export function CompanyBlock({ company, region }: { company: CompanyCard; region: number | null }) {
  return (
    <div className={classes.company}>
      <div className={classes.name}>
        <span title={company.name}>{company.name}</span> <TierTag membership={company.membership} />
      </div>
      <div className={`${classes.note} ${classes.place}`}>
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
