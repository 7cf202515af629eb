import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { dealingFigures, type CompanyOverview, type DealingFigure } from '#contract/tenant.ts'
import { supplierStateLabels } from '#features/good_business/index.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'

const labels: Record<DealingFigure, MessageDescriptor> = {
  enquiries_sent: msg`Enquiries sent`,
  enquiries_received: msg`Enquiries received`,
  quotes_sent: msg`Quotes sent`,
  quotes_received: msg`Quotes received`,
  group_buys_joined: msg`Group buys joined`,
  deals: msg`Deals`,
  inspections: msg`Inspections`,
  contact_views_made: msg`Contacts viewed, 90 days`,
  contact_views_received: msg`Own contacts viewed, 90 days`,
  forum_posts: msg`Forum posts`,
  reports_made: msg`Reports made`,
  reports_received: msg`Reports about it`,
}

/** How much a company has to do with others: numbers, because what companies write to each other is theirs. */
export function DealingFigures({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const session = useSession()
  const { dealings, supplier, name } = company
  return (
    <Facts>
      {dealingFigures.map((figure) => (
        <Fact key={figure} label={t(labels[figure])}>
          {formatCount(dealings[figure])}
        </Fact>
      ))}
      <Fact label={t`Supplier profile`}>
        {supplier === null ? (
          t`None`
        ) : allowed(session, 'website_config') ? (
          <AnchorLink to="/admin/good_business" search={{ keyword: name } as never} inherit>
            {t(supplierStateLabels[supplier].label)}
          </AnchorLink>
        ) : (
          t(supplierStateLabels[supplier].label)
        )}
      </Fact>
    </Facts>
  )
}
