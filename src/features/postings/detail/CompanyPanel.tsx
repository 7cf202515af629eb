import { Button, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatDate, formatTonnes } from '#shared/i18n/format.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { Rating, TierTag } from '../CompanyBlock.tsx'
import classes from './CompanyPanel.module.css'
import { ContactCard } from './ContactCard.tsx'
import detail from './PostingDetail.module.css'
import type { PostingKindEntry } from '../registry.ts'
import { responseTexts } from '../response_texts.ts'

/** Who offers it: tier, certification with its dates, rating, what else is on sale, and the way to contact them. */
export function CompanyPanel({ entry, posting }: { entry: PostingKindEntry; posting: PostingDetail }) {
  const { t, i18n } = useLingui()
  const { company } = posting
  const texts = responseTexts[entry.definition.response]
  const isCertified = company.certification === 'certified'
  return (
    <section className={detail.box} aria-label={t`Company`}>
      <div className={classes.head}>
        <span className={classes.mark} aria-hidden>
          {company.name.slice(0, 2)}
        </span>
        <div>
          <Title order={2} fz="sm">
            {company.name}
          </Title>
          <div className={classes.tags}>
            <TierTag membership={company.membership} />
            <Tag tone={isCertified ? 'green' : 'grey'}>
              {i18n._(certificationLabels[company.certification])}
            </Tag>
          </div>
        </div>
      </div>
      <dl className={classes.facts}>
        <Fact label={t`Credit`}>
          <Rating rating={company.credit_rating} />
        </Fact>
        {isCertified && company.certified_on && (
          <Fact label={t`Certified on`}>
            {formatDate(company.certified_on)}
            {company.certified_until && (
              <>
                {' '}
                <Trans>until {formatDate(company.certified_until)}</Trans>
              </>
            )}
          </Fact>
        )}
        {company.main_business && <Fact label={t`Main business`}>{company.main_business}</Fact>}
        <Fact label={t(texts.onMarket)}>
          <Trans>
            <Plural value={company.online_count} one="# posting" other="# postings" />,{' '}
            {formatTonnes(company.online_tonnes * 1000)}
          </Trans>
        </Fact>
      </dl>
      <ContactCard entry={entry} posting={posting} />
      <Button
        component={Link}
        to={entry.view.route.list}
        search={{ company: company.code } as never}
        variant="default"
        fullWidth
        className={detail.noPrint}
      >
        {t(texts.all)}
      </Button>
    </section>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
