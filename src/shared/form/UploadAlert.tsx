import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { refused } from '../api/call.ts'
import { TopDialog } from '../ui/TopDialog.tsx'
import type { UploadAlertText } from './upload_queue.ts'

type Props = { alert: UploadAlertText | null; onClose: () => void }

/** The error of an upload (SPEC 8.11, 8.17); after an ended session, closing it logs out. */
export function UploadAlert({ alert, onClose }: Props) {
  const { t } = useLingui()
  const close = () => {
    const ended = alert?.signedOut
    onClose()
    if (ended) refused(ended.status, { detail: ended.message, code: ended.code })
  }
  return (
    <TopDialog opened={alert !== null} onClose={close} title={t`Request error`}>
      <Text fw={600}>{alert?.signedOut ? t`login expired` : t`file upload failed`}</Text>
      <Text size="sm" c="dimmed" mt={4}>
        {alert?.detail}
      </Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={close} data-autofocus>
          <Trans>OK</Trans>
        </Button>
      </Group>
    </TopDialog>
  )
}
