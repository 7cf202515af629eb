import { Alert, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Session } from '#contract/account.ts'
import type { OwnCertification } from '#contract/certification.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'
import { certificationLabels, creditRatingLabels, membershipLabels } from '#shared/i18n/labels.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Certification.module.css'

type Props = { certification: OwnCertification; session: Session }

/** What is known of the company, and the certification in force with its dates. */
export function CertificationState({ certification, session }: Props) {
  const { t } = useLingui()
  const { state, name, name_en: english, certified_on: from, expires_on: until } = certification
  const { tenant } = session
  const end = until && formatLastDay(until)
  // What became of the last certification; applications after it have not been granted.
  const granted = certification.applications.find(
    (one) => one.state === 'certified' || one.state === 'revoked',
  )
  const revoked = granted?.state === 'revoked' ? granted : undefined
  return (
    <>
      <div className={classes.state}>
        <Facts>
          <Fact label={t`Company name`}>{name}</Fact>
          <Fact label={t`Name in English`}>{english ?? '–'}</Fact>
          {tenant && <Fact label={t`Company code`}>{tenant.code}</Fact>}
          <Fact label={t`Main business`}>{session.pre_business_tag ?? '–'}</Fact>
          {certification.credit_code && <Fact label={t`Credit code`}>{certification.credit_code}</Fact>}
        </Facts>
        <Facts>
          <Fact label={t`Certification`}>
            <Tag tone={state === 'certified' ? 'green' : 'grey'}>{t(certificationLabels[state])}</Tag>
          </Fact>
          {from && <Fact label={t`Certified on`}>{formatDate(from)}</Fact>}
          {end && <Fact label={t`Valid until`}>{end}</Fact>}
          <Fact label={t`Membership`}>{t(membershipLabels[tenant?.membership ?? 'none'])}</Fact>
          {tenant && <Fact label={t`Credit rating`}>{t(creditRatingLabels[tenant.credit_rating])}</Fact>}
        </Facts>
      </div>
      {state === 'none' && (
        <Text size="sm" c="dimmed" mt="sm">
          <Trans>
            Certified companies publish stock, have higher limits, and carry a badge that buyers look for.
            Certification is free.
          </Trans>
        </Text>
      )}
      {certification.is_expiring && end && (
        <Alert color="yellow" mt="sm" title={t`The certification expires on ${end}`}>
          <Trans>Apply for its renewal now, so that nothing is interrupted.</Trans>
        </Alert>
      )}
      {state === 'expired' && revoked && (
        <Alert color="red" mt="sm" title={t`The certification was revoked`}>
          <Text size="sm">{revoked.comment}</Text>
          <Text size="sm">
            <Trans>Your company counts as not certified until it is certified again.</Trans>
          </Text>
        </Alert>
      )}
      {state === 'expired' && !revoked && (
        <Alert color="yellow" mt="sm" title={t`The certification has expired`}>
          <Trans>Your company counts as not certified until it is renewed.</Trans>
        </Alert>
      )}
    </>
  )
}
