import { useState } from 'react'
import { Button, Group, Modal, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { templateApis, templateValues } from '#contract/postings/template_api.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { query } from '#shared/api/query.ts'
import { FormShell } from '#shared/form/FormShell.tsx'
import { showFirstError } from '#shared/form/show_field_errors.ts'
import { TextField } from '#shared/form/TextField.tsx'
import { lang } from '#shared/i18n/language.ts'
import type { FormValues } from './form_values.ts'
import type { PostingKindEntry } from '../registry.ts'

type Props = { entry: PostingKindEntry; values: FormValues; proposed: string; onClose: () => void }

/** Keeps the form under a name for the whole company; a name that is there already can be replaced. */
export function SaveTemplateDialog({ entry, values, proposed, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const { definition } = entry
  const api = templateApis[entry.definition.kind]
  const [idempotencyKey, setKey] = useState(() => crypto.randomUUID())
  const [name, setName] = useState<string | null>(proposed.slice(0, 40))
  const [errors, setErrors] = useState<FieldErrors>({})
  const known = useQuery({
    ...query(api.templates, {}, { quiet: true }),
    meta: { quiet: true },
    staleTime: 0,
  })
  const same = known.data?.find((one) => one.name === name?.trim())
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['name'], (path) => [`template-${path}`])
  }
  const send = useMutation({
    mutationFn: (body: { name: string; values: FormValues }) =>
      same
        ? call(api.changeTemplate, { params: { id: same.id }, body }, { keep: true })
        : call(api.saveTemplate, { body }, { keep: true, idempotencyKey }),
    meta: { quiet: true },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [api.templates.path] })
      onClose()
    },
    onError: (error) => {
      setKey(crypto.randomUUID())
      if (!(error instanceof ApiError)) return
      void known.refetch()
      // What is wrong in the form's own fields is said here: they are behind the dialog.
      const [first] = Object.values(error.fields)
      if (first) show({ name: error.fields['name'] ?? first })
    },
  })
  const submit = () => {
    const body = { name: name ?? '', values: templateValues(definition, values).kept }
    const checked = check(api.saveTemplate.body, body, lang)
    if (checked.ok) return send.mutate(checked.value)
    const [first = ''] = Object.values(checked.errors)
    show({ name: checked.errors['name'] ?? first })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Save as template`}
      centered
      size={440}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <FormShell
        loading={false}
        submitError={send.error instanceof ApiError ? send.error : null}
        onSubmit={submit}
      >
        <Text size="sm" c="dimmed" mb="md">
          <Trans>
            Everyone in your company can start from it. Photos, files, pieces, heat number and dates belong to
            one lot and are left out.
          </Trans>
        </Text>
        <TextField
          id="template-name"
          label={t`Template name`}
          required
          value={name}
          onChange={(next) => {
            setName(next)
            setErrors({})
          }}
          error={errors['name']}
          hint={same ? t`A template of this name exists; it will be replaced.` : undefined}
        />
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={onClose} disabled={send.isPending}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" loading={send.isPending}>
            {same ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
          </Button>
        </Group>
      </FormShell>
    </Modal>
  )
}
