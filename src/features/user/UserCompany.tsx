import { Anchor, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { staffRights } from '#contract/staff.ts'
import type { PersonOverview } from '#contract/user.ts'
import { RightTags } from '#features/staff/index.ts'
import { lang } from '#shared/i18n/language.ts'
import { certificationLabels, creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'

/** The person's company with its standing, and what the person may do for it. */
export function UserCompany({ person: { company, is_operator: isOperator } }: { person: PersonOverview }) {
  const { t } = useLingui()
  const session = useSession()
  if (!company)
    return (
      <Text size="sm" c="dimmed">
        {isOperator ? <Trans>Works in the back office</Trans> : <Trans>No company</Trans>}
      </Text>
    )
  const { id, name, role, rights } = company
  const isMain = role === 'main_account'
  return (
    <Facts>
      <Fact label={t`Company`}>
        {allowed(session, 'admin_tenant.get') ? (
          <Anchor component={Link} size="sm" to={'/admin/tenant' as string} search={{ row: id } as never}>
            {name[lang]}
          </Anchor>
        ) : (
          name[lang]
        )}
      </Fact>
      <Fact label={t`Role`}>{isMain ? t`Main account` : t`Staff`}</Fact>
      <Fact label={t`Rights`}>
        <RightTags rights={isMain ? staffRights : rights} />
      </Fact>
      <Fact label={t`Certification`}>{t(certificationLabels[company.certification])}</Fact>
      <Fact label={t`Membership`}>{t(membershipLabels[company.membership])}</Fact>
      <Fact label={t`Credit rating`}>{t(creditRatingLabels[company.credit_rating])}</Fact>
    </Facts>
  )
}
