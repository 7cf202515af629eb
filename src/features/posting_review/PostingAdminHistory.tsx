import type { MessageDescriptor } from '@lingui/core'
import { Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { type OwnerAction, ownerActions } from '#contract/postings/states.ts'
import type { AdminPosting } from '#contract/postings/views.ts'
import { formatAge, formatDate } from '#shared/i18n/format.ts'
import { operatorActionLabels, ownerActionLabel } from '#shared/i18n/labels.ts'
import classes from './PostingAdmin.module.css'
import { PostingAdminPhotos } from './PostingAdminPhotos.tsx'

const actionLabels: Partial<Record<string, MessageDescriptor>> = {
  ...operatorActionLabels,
  create: msg`Create`,
  edit: msg`Edit`,
  publish: msg`Published without a review`,
}
const isOwnerAction = (action: string): action is OwnerAction =>
  (ownerActions as readonly string[]).includes(action)

/** History of the posting, newest first, with the reviewers' comments. */
export function PostingAdminHistory({ posting: { kind, history, review } }: { posting: AdminPosting }) {
  const { t } = useLingui()
  return (
    <section aria-label={t`History`}>
      <Text fw={600} size="sm" mb={4}>
        <Trans>History</Trans>
      </Text>
      {review && review.img_arr.length > 0 && <PostingAdminPhotos photos={review.img_arr} />}
      <ol className={classes.history}>
        {history.map(({ at, action, actor, comment }, index) => {
          const label = isOwnerAction(action) ? ownerActionLabel(kind, action) : actionLabels[action]
          return (
            <li key={history.length - index}>
              <span>
                <b>{label ? t(label) : action}</b> · {actor}
              </span>
              <time dateTime={at} title={formatDate(at, true)}>
                {formatAge(at)}
              </time>
              {comment && <q>{comment}</q>}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
