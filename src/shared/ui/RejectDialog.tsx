import { Alert, Button, Chip, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useState, type FormEvent, type KeyboardEvent } from 'react'
import { reviewForm } from '#contract/postings/api.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { ApiError } from '../api/error.ts'
import { PhotosField } from '../form/PhotosField.tsx'
import { lang } from '../i18n/language.ts'
import { operatorActionLabels } from '../i18n/labels.ts'
import { toastError } from './toast.ts'

/** What the dialog emits (spec §3). */
export type RejectForm = { id: string | number; comment: string; img_arr: string[] }

type Props = {
  /** By default the label for takedown (spec §3). */
  dialogTitle?: string
  id: string | number
  /** What the decision is about, below the title. */
  subject?: string
  /** What was written before the dialog was closed the last time. */
  comment?: string
  img_arr?: readonly string[]
  /** Warning that has to be confirmed before the form is sent. */
  confirm_tip?: string
  /** Shows the image supplement. */
  permit_img?: boolean
  /** Frequent reasons that one click writes down. */
  reasons?: readonly string[]
  /** Sends the form. When it throws, the dialog stays open with everything that was typed. */
  onSubmit: (form: RejectForm) => Promise<unknown>
  /** Told what was written but not sent, so that it can be there when the dialog opens again; null after sending. */
  onClose: (unsent: RejectForm | null) => void
}

/** Comment with a reason added on a line of its own, or taken away again. */
const toggled = (comment: string, reason: string): string => {
  const lines = comment.split('\n').filter((line) => line.trim() !== '')
  return (lines.includes(reason) ? lines.filter((line) => line !== reason) : [...lines, reason]).join('\n')
}

/** Reject and takedown dialog of spec §3 and §5: one for everything that is reviewed. Mounted while it is open. */
export function RejectDialog(props: Props) {
  const {
    dialogTitle,
    id,
    subject,
    confirm_tip: tip,
    permit_img: permitsImages = false,
    reasons = [],
    onClose,
  } = props
  const { t } = useLingui()
  const [comment, setComment] = useState(props.comment ?? '')
  const [images, setImages] = useState<string[]>([...(props.img_arr ?? [])])
  const [uploading, setUploading] = useState(0)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isConfirming, setConfirming] = useState(false)
  const [isSending, setSending] = useState(false)

  const write = (next: string) => {
    setComment(next)
    setErrors(({ comment: _, ...rest }) => rest)
  }
  const form = check(reviewForm, { comment, img_arr: images }, lang)

  async function send() {
    if (!form.ok) return
    setConfirming(false)
    setSending(true)
    try {
      await props.onSubmit({ id, ...form.value })
      onClose(null)
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields)
      toastError(error)
      setSending(false)
    }
  }

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!form.ok) {
      setErrors(form.errors)
      return toastError(Object.values(form.errors)[0] ?? '')
    }
    setErrors({})
    if (tip) return setConfirming(true)
    void send()
  }

  const close = () => {
    if (!isSending) onClose({ id, comment, img_arr: images })
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
      <form onSubmit={submit} noValidate>
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
                  onChange={() => write(toggled(comment, reason))}
                >
                  {reason}
                </Chip>
              ))}
            </Group>
          )}
          <Textarea
            label={t`Description`}
            placeholder={t`Give the reason and what has to be changed`}
            rows={5}
            required
            data-autofocus
            value={comment}
            error={errors['comment']}
            onChange={(event) => write(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          {permitsImages && (
            <PhotosField
              id="reject-images"
              label={t`Supplementary images`}
              value={images}
              onChange={(next) => setImages(next ?? [])}
              usage="admin"
              catchPaste
              onPending={setUploading}
              error={errors['img_arr']}
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
      </form>
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
            <Button color="red" data-autofocus onClick={() => void send()}>
              <Trans>Confirm</Trans>
            </Button>
          </Group>
        </Stack>
      </Modal>
    </Modal>
  )
}
