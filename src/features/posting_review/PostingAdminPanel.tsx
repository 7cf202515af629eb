import { Alert, Anchor, Button, Group, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconExternalLink } from '@tabler/icons-react'
import { isStandardPictured } from '#contract/postings/standard_picture.ts'
import type { AdminPosting } from '#contract/postings/views.ts'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { operatorActionLabels } from '#shared/i18n/labels.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { StepButtons } from '#shared/table/StepButtons.tsx'
import classes from './PostingAdmin.module.css'
import { PostingAdminCompany } from './PostingAdminCompany.tsx'
import { PostingAdminDiff } from './PostingAdminDiff.tsx'
import { PostingAdminFiles } from './PostingAdminFiles.tsx'
import { PostingAdminHistory } from './PostingAdminHistory.tsx'
import { PostingAdminPhotos } from './PostingAdminPhotos.tsx'
import { FlagFigures, PostingFlags } from './PostingFlags.tsx'
import { Duplicates } from './Duplicates.tsx'
import { ReaderNotice } from './ReaderNotice.tsx'
import { comparedWith, hasVersionBefore, newPhotos } from './posting_diff.ts'
import type { HeldLease } from './use_review_lease.ts'
import { HeatsOutside } from '#features/postings/form/HeatsOutside.tsx'
import { StateBadge } from '#features/postings/StateBadge.tsx'
import { postingPath } from '#features/postings/posting_path.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { ReviewNote } from '#features/postings/ReviewNote.tsx'
import type { ReasonedAction } from './review_reasons.ts'

type Props = {
  kind: PostingKindEntry
  posting: AdminPosting
  lease: HeldLease
  isApproving: boolean
  onApprove: () => void
  onDecide: (action: ReasonedAction) => void
  onStep: (step: 1 | -1) => void
  onCompany: (name: string) => void
}

/** Everything that an operator needs to decide about a posting, with the buttons for the decision. */
export function PostingAdminPanel(props: Props) {
  const { kind, posting, lease, onCompany } = props
  const { t } = useLingui()
  const { submitted_values: submitted, pending_revision: pending, resubmitted } = posting
  const before = comparedWith(posting)
  const photos = (submitted['photos'] ?? []) as string[]
  const isCompared = hasVersionBefore(posting)
  const diff = <PostingAdminDiff key={posting.code} kind={kind} posting={posting} />
  const shape = submitted['shape'] as Shape | null | undefined
  return (
    <>
      <div className={classes.panelBody}>
        <Group justify="space-between" wrap="nowrap" align="flex-start">
          <div>
            <Title order={2} size="h4">
              <span className={classes.figures}>{posting.code}</span>{' '}
              {pending !== null && <Trans>edit v{pending}</Trans>}
            </Title>
            <Text size="sm">{posting.title}</Text>
          </div>
          <Group gap={6} wrap="nowrap" flex="none">
            <StateBadge of={posting} />
            <Anchor
              href={postingPath(posting)}
              target="_blank"
              size="sm"
              aria-label={t`Open its page in a new tab (O)`}
              title={t`Open its page in a new tab (O)`}
            >
              <IconExternalLink size={16} aria-hidden />
            </Anchor>
          </Group>
        </Group>
        <ReaderNotice lease={lease} />
        {pending !== null && (
          <Text size="xs" c="dimmed">
            <Trans>The older version stays online until you decide.</Trans>
          </Text>
        )}
        {resubmitted && (
          <div>
            <Text size="sm" mb={4}>
              <Trans>Submitted again after a rejection.</Trans>
            </Text>
            <ReviewNote review={resubmitted} />
          </div>
        )}
        <Group gap={6}>
          <PostingFlags posting={posting} />
        </Group>
        <FlagFigures posting={posting} />
        {isCompared && diff}
        <HeatsOutside values={submitted} />
        {shape && (
          <div className={classes.sketch}>
            <Sketch shape={shape} dims={(submitted['dims'] ?? {}) as Dims} size="large" />
          </div>
        )}
        {isStandardPictured(submitted) && (
          <div>
            <Alert color="yellow" p="xs">
              <Trans>No photos of the goods: buyers see the standard picture, marked as such.</Trans>
            </Alert>
          </div>
        )}
        <PostingAdminPhotos photos={photos} added={before ? newPhotos(before, submitted) : []} />
        <Duplicates kind={kind} posting={posting} />
        <PostingAdminFiles kind={kind} values={submitted} />
        {!isCompared && diff}
        <PostingAdminCompany kind={kind} posting={posting} onShowAll={onCompany} />
        <PostingAdminHistory posting={posting} />
      </div>
      <Decisions {...props} />
    </>
  )
}

function Decisions({ posting: { can }, lease, isApproving, onApprove, onDecide, onStep }: Props) {
  const { t } = useLingui()
  const label = (action: ReasonedAction | 'approve') => t(operatorActionLabels[action])
  return (
    <div className={classes.decisions}>
      {can.approve && (
        <Button flex={1} px={8} loading={isApproving} disabled={lease.isElsewhere} onClick={onApprove}>
          {label('approve')} (A)
        </Button>
      )}
      {can.reject && (
        <Button
          flex={1}
          px={8}
          variant="outline"
          color="red"
          disabled={lease.isElsewhere}
          onClick={() => onDecide('reject')}
        >
          {label('reject')} (R)
        </Button>
      )}
      {can.restore && (
        <Button flex={1} variant="outline" onClick={() => onDecide('restore')}>
          {label('restore')}
        </Button>
      )}
      {can.take_down && (
        <Button
          flex={can.approve ? 'none' : 1}
          px={8}
          variant="default"
          onClick={() => onDecide('take_down')}
        >
          {label('take_down')}
        </Button>
      )}
      {!Object.values(can).includes(true) && (
        <Text size="sm" c="dimmed" flex={1}>
          <Trans>Nothing to decide in this state.</Trans>
        </Text>
      )}
      <StepButtons onStep={onStep} />
    </div>
  )
}
