import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDownload, IconLink } from '@tabler/icons-react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { saveFile } from '#shared/table/save_file.ts'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import { specText } from '../SpecTitle.tsx'
import { qrPicture } from './qr_picture.ts'

type QrDialogProps = { posting: PostingDetail; address: string; onClose: () => void }

/** The posting's address as a QR code, for a label on the piece or for scanning with a phone. */
export function QrDialog({ posting, address, onClose }: QrDialogProps) {
  const { t } = useLingui()
  const save = async () => saveFile(`${posting.code}.png`, 'image/png', await qrPicture(address))
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`QR code of this posting`}
      size="sm"
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Stack align="center" gap="xs">
        <QrCode text={address} label={t`QR code that opens this posting`} size={216} />
        <Text fw={600} ta="center">
          {specText(posting)}
        </Text>
        <Text size="xs" c="dimmed">
          <Trans>Scan to open this posting on a phone</Trans>
        </Text>
        <TextInput
          w="100%"
          readOnly
          aria-label={t`Link`}
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group grow w="100%" gap="xs">
          <CopyTextButton text={address} icon={<IconLink size={15} aria-hidden />} done={t`Link copied`}>
            <Trans>Copy link</Trans>
          </CopyTextButton>
          <Button leftSection={<IconDownload size={15} aria-hidden />} onClick={() => void save()}>
            <Trans>Save as PNG</Trans>
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
