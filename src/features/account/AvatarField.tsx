import { Anchor, Avatar, Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { FileType } from '#contract/upload.ts'
import { avatarUrl } from '#shared/api/file_address.ts'
import type { ApiError } from '#shared/api/error.ts'
import { acceptOf, sameAgain, uploadRefusal } from '#shared/form/upload_checks.ts'
import { alertOf, type UploadAlertText } from '#shared/form/upload_queue.ts'
import { upload } from '#shared/form/upload.ts'
import { UploadAlert } from '#shared/form/UploadAlert.tsx'
import { WebAddressDialog } from '#shared/form/WebAddressDialog.tsx'
import { lang } from '#shared/i18n/language.ts'
import { toastError } from '#shared/ui/toast.ts'

const allowed: readonly FileType[] = ['image']

type Props = { name: string; value: string | null; onChange: (address: string | null) => void }

/** Field for the account's picture. It shows the progress of an upload, and is idle again after a failure (SPEC 4.14, 4.15). */
export function AvatarField({ name, value, onChange }: Props) {
  const { t } = useLingui()
  const [ratio, setRatio] = useState<number>()
  const [alert, setAlert] = useState<UploadAlertText | null>(null)
  const [asking, setAsking] = useState(false)
  const isBusy = ratio !== undefined
  const send = async (file: File | null) => {
    if (!file) return
    const refusal = uploadRefusal(file, { allowed, usage: 'avatar', inList: false, lang })
    if (refusal) return toastError(refusal)
    setRatio(0)
    try {
      onChange(await upload(file, { file_type: 'image', usage: 'avatar', onProgress: setRatio }))
    } catch (error) {
      setAlert(alertOf(error as ApiError))
    } finally {
      setRatio(undefined)
    }
  }
  return (
    <Group gap="md">
      <Avatar src={avatarUrl(value)} size={64} radius="xl" color="forge" variant="filled" alt="">
        {name.slice(0, 1).toUpperCase()}
      </Avatar>
      <Stack gap={6}>
        <Group gap="xs">
          <FileButton
            accept={acceptOf(allowed, 'avatar')}
            inputProps={sameAgain}
            onChange={(file) => void send(file)}
          >
            {(props) => (
              <Button {...props} variant="default" size="xs" disabled={isBusy}>
                <Trans>Choose a picture</Trans>
              </Button>
            )}
          </FileButton>
          {value && (
            <Button variant="subtle" color="gray" size="xs" onClick={() => onChange(null)} disabled={isBusy}>
              <Trans>Remove</Trans>
            </Button>
          )}
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() => setAsking(true)}
            disabled={isBusy}
          >
            <Trans>Link to an image or file</Trans>
          </Anchor>
        </Group>
        {isBusy ? (
          <Progress value={ratio * 100} w={180} aria-label={t`Upload progress`} />
        ) : (
          <Text size="xs" c="dimmed">
            <Trans>JPG, PNG or BMP, up to 20 MB</Trans>
          </Text>
        )}
      </Stack>
      <WebAddressDialog
        opened={asking}
        allowed={allowed}
        usage="avatar"
        inList={false}
        onClose={() => setAsking(false)}
        onConfirm={({ address }) => onChange(address)}
      />
      <UploadAlert alert={alert} onClose={() => setAlert(null)} />
    </Group>
  )
}
