import { ActionIcon, Button, CloseButton, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../api/call.ts'
import { openConfirmModal } from '../ui/open_modal.ts'
import { FilePicture } from '../ui/FilePicture.tsx'
import { Tag } from '../ui/Tag.tsx'
import type { ResourcePageEntry, ResourceRow } from './define_page.ts'
import { labelOf } from './resource_columns.tsx'
import { ResourceForm } from './ResourceForm.tsx'
import { useValueText } from './use_value_text.ts'
import classes from './ResourcePage.module.css'

type Props = {
  entry: ResourcePageEntry
  /** Undefined while a new row is being added. */
  row: ResourceRow | undefined
  onAct: (action: string) => void
  onSaved: (row: ResourceRow) => void
  onRemoved: () => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** The open row beside the list: its form or its values, and its actions. */
export function ResourcePanel({ entry, row, onAct, onSaved, onRemoved, onStep, onClose }: Props) {
  const { of, states, actions, heading, addTitle, slots = {} } = entry
  const { t } = useLingui()
  const textOf = useValueText(entry)
  const isForm = !row || row.can['update']
  const possible = row ? Object.keys(of.actions).filter((name) => row.can[name]) : []
  return (
    <>
      <div className={classes.panelHead}>
        <Text fw={600} truncate>
          {row ? textOf(heading, row[heading]) || `${row.id}` : addTitle && t(addTitle)}
        </Text>
        {row && row.state !== null && (
          <Tag tone={(states as ResourcePageEntry['states'])[row.state]!.tone}>
            {textOf('state', row.state)}
          </Tag>
        )}
        {row && (
          <>
            <ActionIcon variant="subtle" color="gray" onClick={() => onStep(-1)} aria-label={t`Previous (K)`}>
              <IconArrowUp size={16} />
            </ActionIcon>
            <ActionIcon variant="subtle" color="gray" onClick={() => onStep(1)} aria-label={t`Next (J)`}>
              <IconArrowDown size={16} />
            </ActionIcon>
          </>
        )}
        <CloseButton onClick={onClose} aria-label={t`Close`} />
      </div>
      <div className={classes.panelBody}>
        {isForm ? (
          <ResourceForm key={row?.id} entry={entry} row={row} onSaved={onSaved} />
        ) : slots.detail ? (
          <slots.detail row={row} />
        ) : (
          <Facts entry={entry} row={row} />
        )}
      </div>
      {row && (possible.length > 0 || row.can['remove'] || slots.more) && (
        <div className={classes.actions}>
          {possible.map((name) => {
            const { color, key, instead, ...usual } = actions[name as keyof typeof actions]!
            const { label } = instead?.(row) ?? usual
            return (
              <Button key={name} variant="outline" color={color} onClick={() => onAct(name)}>
                {t(label)} {key && `(${key.toUpperCase()})`}
              </Button>
            )
          })}
          {slots.more && <slots.more row={row} />}
          {row.can['remove'] && <RemoveButton entry={entry} row={row} onRemoved={onRemoved} />}
        </div>
      )}
    </>
  )
}

function Facts({ entry, row }: { entry: ResourcePageEntry; row: ResourceRow }) {
  const { t } = useLingui()
  const textOf = useValueText(entry)
  const names = [...Object.keys(entry.of.fields), 'created_time']
  return (
    <dl className={classes.facts}>
      {names.map((name) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{t(labelOf(entry, name))}</dt>
          <dd>
            {entry.of.fields[name]?.widget === 'image' && row[name] ? (
              <FilePicture address={row[name] as string} className={classes.picture} />
            ) : (
              textOf(name, row[name]) || '–'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function RemoveButton({ entry, row, onRemoved }: Pick<Props, 'entry' | 'onRemoved'> & { row: ResourceRow }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const textOf = useValueText(entry)
  // A refusal, such as of a role that somebody has, is shown as every failed change is.
  const { mutate: remove } = useMutation({
    mutationFn: () => {
      const { id, revision } = row
      return call(entry.api.remove!, { params: { id }, query: { revision } } as never, { keep: true })
    },
    onSuccess: onRemoved,
    onSettled: () => {
      for (const { path } of [entry.api.list, ...(entry.changes ?? [])])
        void client.invalidateQueries({ queryKey: [path] })
    },
  })
  const ask = () =>
    void openConfirmModal({
      title: t`Remove “${textOf(entry.heading, row[entry.heading])}”?`,
      children: (
        <Text size="sm">
          <Trans>It cannot be brought back; the audit log keeps what it was.</Trans>
        </Text>
      ),
      labels: { confirm: t`Remove`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => remove(),
    })
  return (
    <Button variant="subtle" color="red" ml="auto" onClick={ask}>
      <Trans>Remove</Trans>
    </Button>
  )
}
