import { Anchor, Image, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { fileUrl } from '#shared/api/file_address.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSession } from '#shared/session/session.ts'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { useSite } from './site.ts'

/** Customer service: phone number, also as a QR code to call from a mobile phone, email address, hours, and who looks after the company (SPEC 3.4). */
export function ServiceCard() {
  const { t } = useLingui()
  const site = useSite()
  const { manager_shichang: shichang, manager_caigou: caigou } = useSession() ?? {}
  if (!site)
    return (
      <Text size="sm" p="sm" c="dimmed">
        <Trans>Not available while offline</Trans>
      </Text>
    )
  return (
    <Stack gap={8} align="center" p="xs" w={190}>
      <QrCode text={`tel:${site.service_phone}`} label={t`QR code of the service phone`} size={132} />
      <Text size="xs" c="dimmed">
        <Trans>Scan to call</Trans>
      </Text>
      {site.service_qr && (
        <Image src={fileUrl(site.service_qr)} alt={t`QR code for a chat`} w={132} h={132} fit="contain" />
      )}
      <Anchor href={`tel:${site.service_phone}`} fw={650} c="inherit">
        {site.service_phone}
      </Anchor>
      <Anchor href={`mailto:${site.service_email}`} size="xs">
        {site.service_email}
      </Anchor>
      <Text size="xs" c="dimmed" ta="center">
        {site.service_hours[lang]}
      </Text>
      {shichang && (
        <Text size="xs">
          <Trans>Market manager</Trans>: {shichang}
        </Text>
      )}
      {caigou && (
        <Text size="xs">
          <Trans>Purchasing manager</Trans>: {caigou}
        </Text>
      )}
    </Stack>
  )
}
