import { Button, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminForumPost } from '#contract/forum_admin.ts'
import { StepButtons } from '#shared/table/StepButtons.tsx'
import type { ReasonedAction } from './DecisionDialog.tsx'
import classes from './ForumAdmin.module.css'

type Props = Pick<AdminForumPost, 'actions'> & {
  isSending: boolean
  onApprove: () => void
  onReason: (action: ReasonedAction) => void
  onStep: (step: 1 | -1) => void
}

/** The buttons below the post. */
export function PostDecisions({ actions, isSending, onApprove, onReason, onStep }: Props) {
  const { t } = useLingui()
  const { accept, restore, refuse, hide } = actions
  return (
    <div className={classes.decisions}>
      {(accept || restore) && (
        <Button flex={1} px={8} loading={isSending} onClick={onApprove}>
          {accept ? t({ message: 'Accept', context: 'forum post' }) : t`Show again`} (A)
        </Button>
      )}
      {(refuse || hide) && (
        <Button
          flex={1}
          px={8}
          variant="outline"
          color="red"
          onClick={() => onReason(refuse ? 'refuse' : 'hide')}
        >
          {refuse
            ? t({ message: 'Refuse', context: 'forum post' })
            : t({ message: 'Hide', context: 'forum post' })}{' '}
          (R)
        </Button>
      )}
      {!accept && !restore && !refuse && !hide && (
        <Text size="sm" c="dimmed" flex={1}>
          <Trans>Nothing to decide in this state.</Trans>
        </Text>
      )}
      <StepButtons onStep={onStep} />
    </div>
  )
}
