import { Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { SupplierVersion } from '#contract/good_business.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { FileGallery } from '#shared/ui/FileGallery.tsx'
import { Place } from '#shared/ui/Place.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { Capabilities } from './Capabilities.tsx'
import classes from './GoodBusiness.module.css'

/** A version of the profile as it was sent, in both languages and with the certificates’ files. */
export function VersionFacts({ version }: { version: SupplierVersion }) {
  const { t } = useLingui()
  return (
    <Stack gap="xs" className={classes.version}>
      <Facts>
        <Fact label={t`Introduction in Chinese`}>
          <span className={classes.text}>{version.introduction_zh || '–'}</span>
        </Fact>
        <Fact label={t`Introduction in English`}>
          <span className={classes.text}>{version.introduction_en || '–'}</span>
        </Fact>
        <Fact label={t`Products in Chinese`}>{version.products_zh.join(' · ') || '–'}</Fact>
        <Fact label={t`Products in English`}>{version.products_en.join(' · ') || '–'}</Fact>
        <Fact label={t`Tags`}>{version.tags.map(({ name }) => name).join(' · ')}</Fact>
        <Fact label={t`Location of the works`}>
          {version.region_id === null ? '–' : <Place id={version.region_id} />}
        </Fact>
        <Fact label={t`Submitted`}>{formatDate(version.submitted_time, true)}</Fact>
        {version.decided_time && (
          <Fact label={version.state === 'withdrawn' ? t`Withdrawn` : t`Decided`}>
            {formatDate(version.decided_time, true)}
          </Fact>
        )}
        {version.comment && <Fact label={t`Reason`}>{version.comment}</Fact>}
      </Facts>
      <Capabilities of={version} />
      {version.certificates.map((certificate, at) => (
        <div key={at}>
          <Group gap={8}>
            <Text size="sm">
              <b>{certificate.name}</b> · {certificate.number} · {certificate.issuer} ·{' '}
              <Trans>valid until {formatDate(certificate.expires_on)}</Trans>
            </Text>
            {certificate.is_expired && (
              <Tag tone="amber">
                <Trans>Expired, not shown to others</Trans>
              </Tag>
            )}
          </Group>
          <FileGallery files={certificate.files} />
        </div>
      ))}
    </Stack>
  )
}
