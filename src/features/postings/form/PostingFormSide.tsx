import { Button, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { problems } from '#contract/problems.ts'
import type { UserAccusation } from '#contract/resources/user_accusation.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useOnline } from '#shared/offline/online.ts'
import { QuotaLeft } from '#shared/quota/QuotaLeft.tsx'
import type { FormValues } from './form_values.ts'
import classes from './PostingForm.module.css'
import { PreviewDialog } from './PreviewDialog.tsx'
import { PreviewPanel } from './PreviewPanel.tsx'
import type { PostingKindEntry } from '../registry.ts'
import type { SubmitRefusal } from './submit_refusal.ts'

/** With more room than this, nobody has to think of the limit. */
const nearlyFull = 5

type Props = {
  entry: PostingKindEntry
  values: FormValues
  /** The values as they will be sent. */
  sent: FormValues
  canDraft: boolean
  busy: 'draft' | 'submit' | null
  /** Files that are not stored yet. */
  pendingCount: number
  refusal: SubmitRefusal | null
  request: UserAccusation | null
  onDraft: () => void
  onSubmit: () => void
}

/** Preview and buttons beside the form; they stay visible while the form scrolls. */
export function PostingFormSide(props: Props) {
  const { entry, values, sent, canDraft, busy, pendingCount, refusal, request, onDraft, onSubmit } = props
  const { t } = useLingui()
  const [isPreviewing, setPreviewing] = useState(false)
  const isOnline = useOnline()
  const waiting =
    pendingCount > 0 &&
    t`${plural(pendingCount, {
      one: '# file is still being uploaded; submitting queues it until then',
      other: '# files are still being uploaded; submitting queues it until then',
    })}`
  const offline = !isOnline && t`You are offline: submitting queues it until the network is back`
  const reason = refusal ? problems[refusal][lang] : offline || waiting || null
  return (
    <aside className={classes.side}>
      {request && (
        <section className={classes.request} aria-label={t`What the company asked for`}>
          <Text size="sm" fw={600}>
            <Trans>What the company asked for</Trans>
          </Text>
          <Text size="xs" c="dimmed">
            {[request.company?.[lang], request.author?.[lang], formatAge(request.created_time)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
          <Text size="sm" mt={4} className={classes.requestText}>
            {request.comment}
          </Text>
        </section>
      )}
      <PreviewPanel entry={entry} values={values} />
      <Group gap={8} wrap="nowrap">
        {canDraft && (
          <Button
            variant="default"
            flex={1}
            px={0}
            onClick={onDraft}
            loading={busy === 'draft'}
            disabled={busy === 'submit'}
          >
            <Trans>Save draft</Trans>
          </Button>
        )}
        <Button variant="default" flex={1} px={0} onClick={() => setPreviewing(true)}>
          <Trans>Preview</Trans>
        </Button>
      </Group>
      <Button
        onClick={onSubmit}
        size="md"
        fullWidth
        loading={busy === 'submit'}
        disabled={busy === 'draft' || refusal !== null}
        aria-describedby={reason ? 'submit-reason' : undefined}
      >
        {entry.definition.postedBy === 'platform' ? <Trans>Publish</Trans> : <Trans>Submit for review</Trans>}
      </Button>
      {reason && (
        <Text id="submit-reason" size="sm" c="dimmed" role="status">
          {reason}
        </Text>
      )}
      {entry.definition.quota && refusal === null && (
        <QuotaLeft name={entry.definition.quota} most={nearlyFull} />
      )}
      <PreviewDialog entry={entry} values={sent} opened={isPreviewing} onClose={() => setPreviewing(false)} />
    </aside>
  )
}
