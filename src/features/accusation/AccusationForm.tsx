import { Button, Group, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { userAccusationApi } from '#contract/user_accusation.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { typedHere } from '#shared/session/account_memory.ts'
import { ResourceForm } from '#shared/form/ResourceForm.tsx'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { TextareaField } from '#shared/form/TextField.tsx'
import { lang } from '#shared/i18n/language.ts'

type Props = {
  /** Code of what is reported; empty for a request of a group buying (spec §7). */
  sign: string
  intro: ReactNode
  label: string
  hint?: string
  send: ReactNode
  onClose: () => void
}

/** A dialog closed by mistake opens with what was typed. */
const nameOf = (sign: string) => `accusation ${sign}`

/** Free text to the operators (spec §7: user_accusation). */
export function AccusationForm({ sign, intro, label, hint, send, onClose }: Props) {
  const [comment, setComment] = useState<string | null>(typedHere.read(nameOf(sign)) ?? null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['comment'], (path) => [`report-${path}`])
  }
  const sending = useMutation({
    mutationFn: (body: { record_sign: string; module: 'accusation'; comment: string }) =>
      call(userAccusationApi.create, { body }, { keep: true }),
    meta: { quiet: true },
    onSuccess: () => {
      typedHere.forget(nameOf(sign))
      onClose()
    },
    onError: (error) => error instanceof ApiError && show(error.fields),
  })
  const submit = () => {
    const body = { record_sign: sign, module: 'accusation', comment: comment ?? '' }
    const checked = check(userAccusationApi.create.body, body, lang)
    if (checked.ok) sending.mutate(checked.value)
    else show(checked.errors)
  }
  return (
    <ResourceForm
      loading={false}
      submitError={sending.error instanceof ApiError ? sending.error : null}
      onSubmit={submit}
    >
      <Text size="sm" c="dimmed" mb="md">
        {intro}
      </Text>
      <TextareaField
        id="report-comment"
        label={label}
        hint={hint}
        required
        value={comment}
        onChange={(text) => {
          setComment(text)
          typedHere.keep(nameOf(sign), text)
        }}
        error={errors.comment}
        rows={4}
      />
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} disabled={sending.isPending}>
          <Trans>Cancel</Trans>
        </Button>
        <Button type="submit" loading={sending.isPending}>
          {send}
        </Button>
      </Group>
    </ResourceForm>
  )
}
