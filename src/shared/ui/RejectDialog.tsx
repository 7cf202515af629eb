import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { FormShell } from '../form/FormShell.tsx'
import { PhotosField } from '../form/PhotosField.tsx'
import { OwnWords, ReasonChips, type Reason } from '../form/ReasonChips.tsx'
import type { EndpointForm } from '../form/use_endpoint_form.ts'
import { operatorActionLabels } from '../i18n/labels.ts'

/** Values of the dialog (SPEC 3.43); the endpoint's parameters say what it is about. */
export type RejectValues = { comment: string; img_arr: string[] }

type Props = {
  /** By default the label for takedown (SPEC 3.44). */
  dialogTitle?: string
  /** The form, whose `onSent` closes the dialog. */
  form: EndpointForm<RejectValues>
  /** Says below the title what the decision is about. */
  subject?: string
  /** Warning that has to be confirmed before the form is sent. */
  confirm_tip?: string
  /** Shows the field for supplementary images. */
  permit_img?: boolean
  /** Frequent reasons that are inserted with one click. */
  reasons?: readonly Reason[] | 'loading'
  /** Shown above the buttons while it is sent. */
  progress?: ReactNode
  onClose: () => void
}

/** Dialog to reject or take down anything that is reviewed (SPEC 5.17–5.21); mounted only while it is open. */
export function RejectDialog(props: Props) {
  const { dialogTitle, form, subject, confirm_tip: tip, permit_img: permitsImages = false } = props
  const { reasons = [], progress, onClose } = props
  const { t } = useLingui()
  const [images, setImages] = useState({ uploading: 0, failed: 0 })
  const [isConfirming, setConfirming] = useState(false)
  const { comment } = form.values
  const { isSending } = form
  const send = () => {
    setConfirming(false)
    form.shell.onSubmit()
  }
  // An image that was chosen and is not there would be missed by whoever reads the reason.
  const isIncomplete = images.uploading > 0 || images.failed > 0
  const submit = () => {
    if (isIncomplete) return
    if (!tip) return send()
    if (form.check()) setConfirming(true)
  }
  const close = () => {
    if (!isSending) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
  }

  return (
    <Modal
      opened
      onClose={close}
      title={dialogTitle ?? t(operatorActionLabels.take_down)}
      size="auto"
      closeOnClickOutside={false}
      closeOnEscape={!isConfirming && !isSending}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <FormShell {...form.shell} onSubmit={submit}>
        <Stack gap="sm" w={650} maw="100%">
          {subject && (
            <Text size="sm" c="dimmed">
              {subject}
            </Text>
          )}
          <ReasonChips reasons={reasons} comment={comment} onChange={(next) => form.set({ comment: next })} />
          <Textarea
            {...form.input('comment')}
            label={t`Description`}
            placeholder={t`Give the reason and what has to be changed`}
            rows={5}
            required
            data-autofocus
            onKeyDown={onKeyDown}
          />
          <OwnWords reasons={reasons} comment={comment} />
          {permitsImages && (
            <PhotosField
              {...form.field('img_arr')}
              label={t`Supplementary images`}
              onChange={(next) => form.set({ img_arr: next ?? [] })}
              usage="admin"
              catchPaste
              onPending={(uploading, _, failed) => setImages({ uploading, failed })}
            />
          )}
          {progress}
          <Group justify="flex-end" gap="xs">
            {images.uploading > 0 && (
              <Text size="sm" c="dimmed" mr="auto">
                <Trans>Wait until the images are uploaded.</Trans>
              </Text>
            )}
            {images.failed > 0 && (
              <Text size="sm" c="red" mr="auto" role="status">
                <Trans>An image was not uploaded. Try again or remove it.</Trans>
              </Text>
            )}
            <Button variant="default" onClick={close} disabled={isSending}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" color="red" loading={isSending} disabled={isIncomplete}>
              <Trans>Submit</Trans>
            </Button>
          </Group>
        </Stack>
      </FormShell>
      <Modal
        opened={isConfirming}
        onClose={() => setConfirming(false)}
        title={t`Please confirm`}
        zIndex={300}
        centered
        withCloseButton={false}
      >
        <Stack gap="md">
          <Alert color="yellow" icon={<IconAlertTriangle />}>
            {tip}
          </Alert>
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={() => setConfirming(false)}>
              <Trans>Cancel</Trans>
            </Button>
            <Button color="red" data-autofocus onClick={send}>
              <Trans>Confirm</Trans>
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Modal>
  )
}
