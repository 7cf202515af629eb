import { useState } from 'react'
import { ActionIcon, Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconEdit, IconTrash } from '@tabler/icons-react'
import { templateApis, templateLimit, type TemplateRow } from '#contract/postings/template_api.ts'
import { call } from '#shared/api/call.ts'
import { ApiError } from '#shared/api/error.ts'
import { query } from '#shared/api/query.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { unsentValues } from '#shared/session/account_memory.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import { toastUndo } from '#shared/ui/toast_undo.tsx'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Props = {
  entry: PostingKindEntry
  onUse: (values: FormValues, name: string) => void
  onClose: () => void
}

/** Dialog with the company's templates of a kind, to use, rename or delete one. */
export function TemplatesDialog({ entry, onUse, onClose }: Props) {
  const { t } = useLingui()
  const api = templateApis[entry.definition.kind]
  const list = useQuery({ ...query(api.templates, {}), staleTime: 0, meta: { quiet: true } })
  const use = useMutation({
    mutationFn: (row: TemplateRow) => call(api.template, { params: { id: row.id } }, { keep: true }),
    onSuccess: ({ values, name }) => onUse(values, name),
    onError: () => void list.refetch(),
  })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t`Templates`}
      size={560}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      {list.isError ? (
        <ErrorPanel error={list.error} retry={() => void list.refetch()} />
      ) : !list.data ? (
        <RowsSkeleton rows={3} height={44} />
      ) : list.data.length === 0 ? (
        <Empty
          title={t`No templates yet`}
          hint={t`Fill in what you use every time and choose “Save as template”.`}
        />
      ) : (
        <Stack gap={0} component="ul" m={0} p={0} style={{ listStyle: 'none' }}>
          {list.data.map((row) => (
            <Row key={row.id} entry={entry} row={row} isBusy={use.isPending} onUse={() => use.mutate(row)} />
          ))}
        </Stack>
      )}
      <Text size="xs" c="dimmed" mt="sm">
        <Trans>Templates belong to the company; at most {templateLimit} in total.</Trans>
      </Text>
    </Modal>
  )
}

type RowProps = { entry: PostingKindEntry; row: TemplateRow; isBusy: boolean; onUse: () => void }

function Row({ entry, row, isBusy, onUse }: RowProps) {
  const { t } = useLingui()
  const api = templateApis[entry.definition.kind]
  const client = useQueryClient()
  const keptAs = `template ${row.id} renamed`
  const [name, setTyped] = useState(() => unsentValues.read<string>(keptAs) ?? null)
  const setName = (next: string | null) => {
    setTyped(next)
    if (next === null) unsentValues.forget(keptAs)
    else unsentValues.keep(keptAs, next)
  }
  const refresh = () => client.invalidateQueries({ queryKey: [api.templates.path] })
  const rename = useMutation({
    mutationFn: (next: string) =>
      call(api.changeTemplate, { params: { id: row.id }, body: { name: next } }, { keep: true }),
    meta: { quiet: true },
    onSuccess: () => {
      setName(null)
      void refresh()
    },
  })
  const remove = useMutation({
    mutationFn: () => call(api.removeTemplate, { params: { id: row.id } }, { keep: true }),
    onSettled: refresh,
    onSuccess: ({ name: gone, values }) =>
      toastUndo({
        id: `template:${row.id}`,
        message: t`Template “${gone}” deleted`,
        undo: () =>
          void call(api.saveTemplate, { body: { name: gone, values } }, { keep: true }).then(refresh),
      }),
  })
  const error =
    rename.error instanceof ApiError ? (rename.error.fields['name'] ?? rename.error.message) : null
  if (name !== null)
    return (
      <li>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            rename.mutate(name)
          }}
        >
          <Group gap={6} py={6} wrap="nowrap" align="flex-start">
            <TextInput
              flex={1}
              size="sm"
              data-autofocus
              aria-label={t`Template name`}
              value={name}
              maxLength={40}
              onChange={(event) => setName(event.currentTarget.value)}
              error={error}
            />
            <Button type="submit" size="compact-md" loading={rename.isPending}>
              <Trans>Save</Trans>
            </Button>
            <Button size="compact-md" variant="default" onClick={() => setName(null)}>
              <Trans>Cancel</Trans>
            </Button>
          </Group>
        </form>
      </li>
    )
  return (
    <li>
      <Group gap={6} py={6} wrap="nowrap">
        <div style={{ flex: 1, minWidth: 0 }}>
          <Text size="sm" fw={600} truncate title={row.name}>
            {row.name}
          </Text>
          <Text size="xs" c="dimmed">
            {row.author} · {formatAge(row.updated_time)}
          </Text>
        </div>
        <Button size="compact-sm" loading={isBusy} onClick={onUse}>
          <Trans>Use</Trans>
        </Button>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Rename ${row.name}`}
          onClick={() => setName(row.name)}
        >
          <IconEdit size={16} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="red"
          aria-label={t`Delete ${row.name}`}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </Group>
    </li>
  )
}
