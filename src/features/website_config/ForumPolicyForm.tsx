import { Trans, useLingui } from '@lingui/react/macro'
import type { ForumPolicy } from '#contract/forum_policy.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { ForumPreview } from './PolicyPreview.tsx'
import { reviewedPostsLabel } from './setting_lines.ts'
import { SettingEditor } from './SettingEditor.tsx'

/** How many posts of somebody new wait for operators before the next ones are public at once. */
export function ForumPolicyForm() {
  const { t } = useLingui()
  return (
    <SettingEditor<ForumPolicy>
      section="forum"
      preview={(value) => <ForumPreview value={value} />}
      intro={
        <Trans>
          Applies at once to every post that is written from now on. What waits already stays in the queue.
        </Trans>
      }
    >
      {(edit) => (
        <NumberField
          {...edit.at('reviewed_posts')}
          label={t(reviewedPostsLabel)}
          hint={t`Of an account or its company; the next ones are public at once. 0: every post is public at once.`}
          value={edit.value.reviewed_posts}
          onChange={(next) => edit.set({ reviewed_posts: next })}
        />
      )}
    </SettingEditor>
  )
}
