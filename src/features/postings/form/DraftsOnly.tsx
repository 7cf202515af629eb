import { Alert } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { problems } from '#contract/problems.ts'
import { lang } from '#shared/i18n/language.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import type { SubmitRefusal } from './submit_refusal.ts'

/** Says above the form, before anything is typed, that it can be saved but not submitted, and why. */
export function DraftsOnly({ refusal }: { refusal: SubmitRefusal }) {
  return (
    <Alert color="yellow" p="xs" mb="sm" title={problems[refusal][lang]}>
      <Trans>You can fill in this form and save it as a draft, but not submit it.</Trans>{' '}
      {refusal === 'certification_required' && (
        <AnchorLink to="/backend/company" inherit underline="always">
          <Trans>To certification</Trans>
        </AnchorLink>
      )}
    </Alert>
  )
}
