import { Alert, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnPosting } from '#contract/postings/views.ts'
import type { OutboxProblem } from '#shared/offline/account_rows.ts'
import { ReviewNote } from '../ReviewNote.tsx'
import { DeviceSaveAlert } from './DeviceSaveAlert.tsx'
import { DraftsOnly } from './DraftsOnly.tsx'
import type { SubmitRefusal } from './submit_refusal.ts'
import { RestoredAlert } from './RestoredAlert.tsx'

type Props = {
  refusal: SubmitRefusal | null
  failure: Parameters<typeof DeviceSaveAlert>[0]['failure']
  problem: OutboxProblem | null
  /** Of a form that was restored from this device. */
  restored: Parameters<typeof RestoredAlert>[0] | null
  review: OwnPosting['review']
  isPublished: boolean
  isOfPlatform: boolean
}

/** What somebody has to know before typing: why nothing can be submitted, what was restored, what a reviewer said. */
export function PostingFormNotes({ refusal, failure, problem, restored, review, ...of }: Props) {
  const { t } = useLingui()
  return (
    <>
      {refusal && <DraftsOnly refusal={refusal} />}
      <DeviceSaveAlert failure={failure} />
      {problem && (
        <Alert color="red" p="xs" mb="sm" role="alert" title={t`The server did not take it`}>
          {problem.message || t`A file is no longer on this device; choose it again`}
        </Alert>
      )}
      {restored && <RestoredAlert {...restored} />}
      {review && <ReviewNote review={review} />}
      {of.isPublished && (
        <Text size="sm" c="dimmed" mb="sm">
          {of.isOfPlatform ? (
            <Trans>A change is online as soon as you publish it.</Trans>
          ) : (
            <Trans>
              A change is reviewed first; the current version stays online until the change is approved.
            </Trans>
          )}
        </Text>
      )}
    </>
  )
}
