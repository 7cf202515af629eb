import { Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { shownMill } from '#shared/i18n/names.ts'
import company from '../detail/CompanyPanel.module.css'
import detail from '../detail/PostingDetail.module.css'

/** Who organises a group buying, which mill makes it, and how it goes. */
export function RaiseOrganiser({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui()
  return (
    <section className={detail.box} aria-label={t`Organiser`}>
      <Title order={2} fz="sm">
        <Trans>Organised by {posting.company.name}</Trans>
      </Title>
      <dl className={company.facts}>
        <div>
          <dt>{t`Mill`}</dt>
          <dd>{posting.mill && shownMill(posting.mill)}</dd>
        </div>
      </dl>
      <p className={company.note}>
        <Trans>
          Companies order together from the mill. The more tonnes, the better the price, and it holds for all.
          Below the target at the deadline nobody is bound, and no money is held.
        </Trans>
      </p>
    </section>
  )
}
