import type { ReactNode } from 'react'
import { Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CompanyProfile } from '#contract/company.ts'
import { formatDate, formatTonnes } from '#shared/i18n/format.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { certificationLabels, creditRatingLabels } from '#shared/i18n/labels.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './CompanyPanel.module.css'
import { Rating } from './Rating.tsx'
import { TierTag } from './TierTag.tsx'

type Props = {
  company: CompanyProfile
  /** Label of the number of its postings, e.g. "On offer". */
  onMarket: string
  className: string | undefined
  children: ReactNode
}

/** A company's tier, certification with its dates, rating and number of online postings; `children` are shown below. */
export function CompanyPanel({ company, onMarket, className, children }: Props) {
  const { t, i18n } = useLingui()
  const isCertified = company.certification === 'certified'
  // What became of an application is the company's own business.
  const shown = isCertified || company.certification === 'expired' ? company.certification : 'none'
  return (
    <section className={className} aria-label={t`Company`}>
      <div className={classes.head}>
        <span className={classes.mark} aria-hidden>
          {company.name.slice(0, 2)}
        </span>
        <div>
          <Title order={2} fz="sm">
            <Link to={`/home/company/${company.code}` as string} className={classes.name}>
              {company.name}
            </Link>
          </Title>
          <div className={classes.tags}>
            <TierTag membership={company.membership} />
            <Tag tone={isCertified ? 'green' : 'grey'}>{i18n._(certificationLabels[shown])}</Tag>
          </div>
        </div>
      </div>
      <Facts>
        <Fact label={t`Credit`}>
          <Rating rating={company.credit_rating} />
          {company.credit_rating > 0 && <> {i18n._(creditRatingLabels[company.credit_rating])}</>}
        </Fact>
        {isCertified && company.certified_on && (
          <Fact label={t`Certified on`}>
            {formatDate(company.certified_on)}
            {company.certified_until && (
              <>
                {' '}
                <Trans>until {formatLastDay(company.certified_until)}</Trans>
              </>
            )}
          </Fact>
        )}
        {company.main_business && <Fact label={t`Main business`}>{company.main_business}</Fact>}
        <Fact label={onMarket}>
          <Trans>
            <Plural value={company.online_count} one="# posting" other="# postings" />,{' '}
            {formatTonnes(company.online_tonnes * 1000)}
          </Trans>
        </Fact>
      </Facts>
      {children}
    </section>
  )
}
