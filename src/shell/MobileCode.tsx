import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { useSite } from './site.ts'

/** QR code that leads a telephone to the mobile version. */
export function MobileCode() {
  const { t } = useLingui()
  const site = useSite()
  const address = new URL(site?.mobile_url ?? '/', location.origin).href
  return (
    <Stack gap={4} align="center" p="xs" w={168}>
      <QrCode text={address} label={t`QR code of the mobile version`} size={136} />
      <Text size="xs" c="dimmed" ta="center">
        <Trans>Scan to open the mobile version</Trans>
      </Text>
    </Stack>
  )
}
