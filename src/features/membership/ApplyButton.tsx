import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { membershipApi } from '#contract/membership.ts'
import type { PaidTier } from '#contract/membership_tiers.ts'
import { query } from '#shared/api/query.ts'
import { membershipLabels } from '#shared/i18n/labels.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { ApplyDialog } from './ApplyDialog.tsx'

/** Button to apply for a tier. Who cannot apply reads why, or is led to what is missing. */
export function ApplyButton({ tier }: { tier: PaidTier }) {
  const { t } = useLingui()
  const session = useSession()
  const signedIn = useSignedIn()
  const isMember = actsForCompany(session)
  const { data: own } = useQuery({ ...query(membershipApi.own, {}), enabled: isMember })
  const [isOpen, setOpen] = useState(false)
  const name = t(membershipLabels[tier])
  const isRenewal = own?.tier === tier
  if (session?.is_backend) return null
  if (session && !isMember)
    return (
      <ButtonLink to="/backend/membership" size="compact-sm">
        <Trans>Apply</Trans>
      </ButtonLink>
    )
  if (own?.can.withdraw && own.application?.tier !== tier) return null
  if (own?.can.withdraw)
    return (
      <ButtonLink to="/backend/membership" size="compact-sm" variant="default">
        <Trans>Application waiting</Trans>
      </ButtonLink>
    )
  if (own && !own.can.apply)
    return (
      <Text size="xs" c="dimmed">
        {session?.tenant?.credit_rating === 0 ? (
          <Trans>A frozen company cannot apply</Trans>
        ) : (
          <Trans>Your main account applies</Trans>
        )}
      </Text>
    )
  return (
    <>
      <PersonalButton
        size="compact-sm"
        aria-label={isRenewal ? t`Renew ${name}` : t`Apply for ${name}`}
        onClick={() => signedIn(() => setOpen(true))}
      >
        {isRenewal ? <Trans>Renew</Trans> : <Trans>Apply</Trans>}
      </PersonalButton>
      {isOpen && <ApplyDialog tier={tier} onClose={() => setOpen(false)} />}
    </>
  )
}
