import { Alert, Button, Chip, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { FormShell } from '../form/FormShell.tsx'
import { PhotosField } from '../form/PhotosField.tsx'
import type { EndpointForm } from '../form/use_endpoint_form.ts'
import { operatorActionLabels } from '../i18n/labels.ts'

/** What is written in the dialog (spec §3); what it is about is the endpoint's to name. */
export type RejectValues = { comment: string; img_arr: string[] }

type Props = {
  /** By default the label for takedown (spec §3). */
  dialogTitle?: string
  /** Sends what is written; closing is its `onSent`. */
  form: EndpointForm<RejectValues>
  /** What the decision is about, below the title. */
  subject?: string
  /** Warning that has to be confirmed before the form is sent. */
  confirm_tip?: string
  /** Shows the image supplement. */
  permit_img?: boolean
  /** Frequent reasons that one click writes down. */
  reasons?: readonly string[]
  onClose: () => void
}

/** Comment with a reason added on a line of its own, or taken away again. */
const toggled = (comment: string, reason: string): string => {
  const lines = comment.split('\n').filter((line) => line.trim() !== '')
  return (lines.includes(reason) ? lines.filter((line) => line !== reason) : [...lines, reason]).join('\n')
}

/** Reject and takedown dialog of spec §3 and §5: one for everything that is reviewed. Mounted while it is open. */
export function RejectDialog(props: Props) {
  const { dialogTitle, form, subject, confirm_tip: tip, permit_img: permitsImages = false } = props
  const { reasons = [], onClose } = props
  const { t } = useLingui()
  const [uploading, setUploading] = useState(0)
  const [isConfirming, setConfirming] = useState(false)
  const { comment } = form.values
  const { isSending } = form
  const send = () => {
    setConfirming(false)
    form.shell.onSubmit()
  }
  const submit = () => {
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
          {reasons.length > 0 && (
            <Group gap={6} role="group" aria-label={t`Common reasons`}>
              {reasons.map((reason) => (
                <Chip
                  key={reason}
                  size="xs"
                  radius="sm"
                  checked={comment.split('\n').includes(reason)}
                  onChange={() => form.set({ comment: toggled(comment, reason) })}
                >
                  {reason}
                </Chip>
              ))}
            </Group>
          )}
          <Textarea
            {...form.input('comment')}
            label={t`Description`}
            placeholder={t`Give the reason and what has to be changed`}
            rows={5}
            required
            data-autofocus
            onKeyDown={onKeyDown}
          />
          {permitsImages && (
            <PhotosField
              {...form.field('img_arr')}
              label={t`Supplementary images`}
              onChange={(next) => form.set({ img_arr: next ?? [] })}
              usage="admin"
              catchPaste
              onPending={setUploading}
            />
          )}
          <Group justify="flex-end" gap="xs">
            {uploading > 0 && (
              <Text size="sm" c="dimmed" mr="auto">
                <Trans>Wait until the images are uploaded.</Trans>
              </Text>
            )}
            <Button variant="default" onClick={close} disabled={isSending}>
              <Trans>Cancel</Trans>
            </Button>
            <Button type="submit" color="red" loading={isSending} disabled={uploading > 0}>
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
