import { Badge, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { MadeCardView, ReceivedCardView } from '#contract/card_view.ts'
import { CertifiedBadge } from '#features/company/index.ts'
import { PostingLink } from '#features/postings/index.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import entries from '#shared/ui/Entries.module.css'
import classes from './CardViews.module.css'

/** One view of contact details: the other company, the posting, when it was, and the colleague if one of ours looked. */
export function CardViewItem({ view }: { view: ReceivedCardView | MadeCardView }) {
  const { t } = useLingui()
  const { company, posting } = view
  return (
    <li className={`${entries.item} ${classes.item}`}>
      <div className={entries.what}>
        <Group gap={6}>
          <Text fw={600}>{company.name}</Text>
          <CertifiedBadge company={company} />
          {view.of_deal && (
            <Badge size="sm" variant="light" radius="sm" tt="none" color="gray">
              <Trans>Through a deal</Trans>
            </Badge>
          )}
        </Group>
        {posting && (
          <Text size="sm">
            <PostingLink posting={posting} />
          </Text>
        )}
        <Text size="xs" c="dimmed">
          {t(postingKindLabels[view.kind])} · {view.posting_code}
          {!posting && (
            <>
              {' · '}
              <Trans>no longer open to you</Trans>
            </>
          )}
        </Text>
      </div>
      <Text size="sm">{'person' in view && <Trans>Viewed by {view.person}</Trans>}</Text>
      <Text size="sm" c="dimmed" className={classes.time}>
        {formatDate(view.viewed_time, true)}
      </Text>
    </li>
  )
}
