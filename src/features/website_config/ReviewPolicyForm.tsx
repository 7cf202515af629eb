import { Trans } from '@lingui/react/macro'
import { reviewedKinds, type ReviewPolicy } from '#contract/review_policy.ts'
import { KindRules } from './KindRules.tsx'
import { PolicyPreview } from './PolicyPreview.tsx'
import { SettingEditor } from './SettingEditor.tsx'
import classes from './WebsiteConfig.module.css'

/** For each kind, whose postings are reviewed before they go online. */
export function ReviewPolicyForm() {
  return (
    <SettingEditor<ReviewPolicy>
      section="review_policy"
      preview={(value) => <PolicyPreview value={value} />}
      intro={
        <Trans>
          The rules apply at once to everything that is submitted from now on, new postings and edits. What
          waits already is reviewed as before.
        </Trans>
      }
    >
      {(edit) => (
        <div className={classes.kinds}>
          {reviewedKinds.map((kind) => (
            <KindRules
              key={kind}
              kind={kind}
              value={edit.value[kind]}
              onChange={(rules) => edit.set({ [kind]: rules })}
              at={(name) => edit.at(`${kind}.${name}`)}
            />
          ))}
        </div>
      )}
    </SettingEditor>
  )
}
