import { Paper } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import type { Session } from '#contract/account.ts'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { staffRights } from '#contract/staff.ts'
import { rightLabels } from '#features/staff/index.ts'
import { allowed } from '#shared/session/allowed.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { Empty } from '#shared/ui/Empty.tsx'

/** Whether a member of a company, or an operator for the market's own postings, lacks the right to this kind. */
export const lacksRight = (session: Session, { permission, postedBy }: PostingDefinition): boolean =>
  (postedBy === 'platform' || actsForCompany(session)) && !allowed(session, permission)

/** Shown instead of the forms and lists of own postings to somebody without the right to them: which right, and who gives it. */
export function NoPublishRight({ definition }: { definition: PostingDefinition }) {
  const { t } = useLingui()
  const right = staffRights.find((one) => one === definition.permission)
  const name = right && t(rightLabels[right].label)
  return (
    <Paper withBorder>
      <Empty
        icon={IconLock}
        title={name ? t`Your account does not have the right “${name}”` : t`Your role does not include this`}
        hint={
          name
            ? t`It is needed to publish here. The main account of your company gives it to you under “My staff”.`
            : t`Whoever manages the back-office users can add the right to your role.`
        }
      />
    </Paper>
  )
}
