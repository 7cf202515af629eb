import { Trans } from '@lingui/react/macro'
import type { CompanyCard } from '#contract/company.ts'
import { Place } from '#shared/ui/Place.tsx'
import classes from './CompanyBlock.module.css'
import { Rating } from './Rating.tsx'
import { TierTag } from './TierTag.tsx'

/** The company in a list row: name, region of the goods, and what it stands for: tier, certification, credit rating. */
export function CompanyBlock({ company, region }: { company: CompanyCard; region: number | null }) {
  return (
    <div className={classes.company}>
      <div className={classes.name}>{company.name}</div>
      <div className={`${classes.note} ${classes.place}`}>
        <Place id={region} />
      </div>
      <div className={`${classes.note} ${classes.standing}`}>
        <TierTag membership={company.membership} />
        <span>
          {company.certification === 'certified' ? <Trans>Certified</Trans> : <Trans>Not certified</Trans>}
        </span>
        <span>
          <Trans>Credit</Trans> <Rating rating={company.credit_rating} />
        </span>
      </div>
    </div>
  )
}
