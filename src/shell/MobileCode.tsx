import { Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { MenuLink } from './MenuLink.tsx'
import { mobileAddress, useSite } from './site.ts'

/** QR code of the page from which a phone gets the app, and the link to it (SPEC 2.69); `size` in px. */
export function AppCode({ size }: { size: number }) {
  const { t } = useLingui()
  return (
    <Stack gap={4} align="center" p="xs" w={size + 32}>
      <QrCode text={`${location.origin}/home/app`} label={t`QR code of the app`} size={size} />
      <MenuLink to="/home/app">{t`Get the app`}</MenuLink>
    </Stack>
  )
}

/** QR code of the mobile site, or of this site while there is no mobile one; `size` in px. */
export function MobileCode({ size }: { size: number }) {
  const { t } = useLingui()
  const mobile = mobileAddress(useSite())
  return (
    <Stack gap={4} align="center" p="xs" w={size + 32}>
      <QrCode
        text={mobile ?? `${location.origin}/`}
        label={mobile === undefined ? t`QR code of this site` : t`QR code of the mobile site`}
        size={size}
      />
      <Text size="xs" opacity={0.8} ta="center" style={{ textWrap: 'balance' }}>
        {mobile === undefined ? (
          <Trans>Scan to open this site on a phone</Trans>
        ) : (
          <Trans>Scan to open the mobile site</Trans>
        )}
      </Text>
    </Stack>
  )
}
