import { Button, Group, Modal, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dashboardApi } from '#contract/dashboard.ts'
import { handleForm, userAccusationApi, type UserAccusation } from '#contract/user_accusation.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { ResourceForm } from '#shared/form/ResourceForm.tsx'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { TextareaField } from '#shared/form/TextField.tsx'
import { lang } from '#shared/i18n/language.ts'
import classes from './AdminOverview.module.css'

type Props = { accusation: UserAccusation; onClose: () => void }

/** Marks a request or report as handled, with a word to its author. */
export function HandleDialog({ accusation: { id, comment }, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [answer, setAnswer] = useState<string | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['answer'], () => ['handle-answer'])
  }
  const refresh = () => {
    for (const { path } of [userAccusationApi.list, dashboardApi.admin])
      void client.invalidateQueries({ queryKey: [path] })
  }
  const send = useMutation({
    mutationFn: (body: { answer: string }) =>
      call(userAccusationApi.handle, { params: { id }, body }, { keep: true }),
    meta: { quiet: true },
    onSuccess: () => {
      refresh()
      onClose()
    },
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      show(error.fields)
      // A colleague was faster.
      if (error.status === 409) refresh()
    },
  })
  const submit = () => {
    const checked = check(handleForm, { answer: answer ?? '' }, lang)
    if (checked.ok) send.mutate(checked.value)
    else show(checked.errors)
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Mark as handled`}
      size={560}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <ResourceForm
        loading={false}
        submitError={send.error instanceof ApiError ? send.error : null}
        onSubmit={submit}
      >
        <Text size="sm" c="dimmed" mb="sm" className={classes.comment}>
          {comment}
        </Text>
        <TextareaField
          id="handle-answer"
          label={t`Answer to the author (optional)`}
          value={answer}
          onChange={setAnswer}
          error={errors.answer}
          rows={3}
        />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={send.isPending}>
            <Trans>Mark as handled</Trans>
          </Button>
        </Group>
      </ResourceForm>
    </Modal>
  )
}
