import { Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PostingDetail } from '#contract/postings/views.ts'
import { shownMill } from '#shared/i18n/mill_name.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import blocks from '#features/postings/Blocks.module.css'
import detail from '#features/postings/detail/PostingDetail.module.css'

/** The organiser and the mill of a group buy, and how group buys work. */
export function RaiseOrganiser({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui()
  return (
    <section className={detail.box} aria-label={t`Organiser`}>
      <Title order={2} fz="sm">
        <Trans>Organised by {posting.company.name}</Trans>
      </Title>
      <Facts>
        <Fact label={t`Mill`}>{posting.mill && shownMill(posting.mill)}</Fact>
      </Facts>
      <p className={blocks.note}>
        <Trans>
          Companies order together from the mill. The more tonnes, the better the price, and it holds for all.
          Below the target at the deadline nobody is bound, and no money is held.
        </Trans>
      </p>
    </section>
  )
}
