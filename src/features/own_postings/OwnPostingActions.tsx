import { ActionIcon, Button, Group, Menu, Modal, Text } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { OwnPostingRow } from '#contract/postings/views.ts'
import { ownerActionLabel } from '#shared/i18n/labels.ts'
import { rowActions, type RowAction } from './own_actions.ts'
import classes from './OwnPostings.module.css'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { useOnlyInPerson } from '#shared/form/only_in_person.ts'
import { useOwnActions } from './use_own_actions.ts'

/** Questions before actions that cannot be undone. */
const confirmTexts: Partial<Record<RowAction, MessageDescriptor>> = {
  withdraw: msg`It leaves the review queue. If you submit it again, it goes to the end of the queue.`,
  remove: msg`The draft and everything in it is deleted for good, here and on the server. Delete it?`,
  close: msg`A closed posting cannot be opened again, only copied into a new draft. Close it?`,
  deal: msg`The posting leaves the market with nothing remaining. Mark it?`,
}

const isDraft = (state: OwnPostingRow['state']) => state === 'draft' || state === 'rejected'
const isFinal = (action: RowAction) => action === 'close' || action === 'remove'

/** The actions on an own posting: the most likely ones as buttons, the rest in a menu; some ask for confirmation. */
export function OwnPostingActions({ entry, row }: { entry: PostingKindEntry; row: OwnPostingRow }) {
  const { t } = useLingui()
  const { move, copy, remove, openForm } = useOwnActions(entry)
  const [asking, setAsking] = useState<RowAction | null>(null)
  const [copyKey] = useState(() => crypto.randomUUID())
  const { main, more } = rowActions(row)
  const isBusy = move.isPending || copy.isPending || remove.isPending
  const reserved = useOnlyInPerson()
  /** Who acts for somebody writes drafts and nothing else. */
  const isReserved = (action: RowAction) =>
    reserved !== undefined && action !== 'copy' && !(action === 'update' && isDraft(row.state))
  const { code } = row
  const run = (action: RowAction) => {
    if (action === 'update') return void openForm(code)
    if (action === 'copy') return copy.mutate({ code, key: copyKey })
    if (action === 'remove') return remove.mutate({ code })
    move.mutate({ code, action })
  }
  const act = (action: RowAction) => (confirmTexts[action] ? setAsking(action) : run(action))
  const question = asking && confirmTexts[asking]
  return (
    <div className={classes.actions}>
      {main.map((action, index) => (
        <Button
          key={action}
          size="compact-sm"
          variant={index === 0 ? 'light' : 'default'}
          disabled={isBusy || isReserved(action)}
          title={isReserved(action) ? reserved : undefined}
          loading={move.isPending && move.variables.action === action}
          onClick={() => act(action)}
        >
          {t(ownerActionLabel(row.kind, action))}
        </Button>
      ))}
      {more.length > 0 && (
        <Menu position="bottom-end" shadow="md" withinPortal>
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t`More for ${code}`} disabled={isBusy}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {more.map((action) => (
              <Menu.Item
                key={action}
                color={isFinal(action) ? 'red' : undefined}
                disabled={isReserved(action)}
                title={isReserved(action) ? reserved : undefined}
                onClick={() => act(action)}
              >
                {t(ownerActionLabel(row.kind, action))}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      <Modal
        opened={question !== null && question !== undefined}
        onClose={() => setAsking(null)}
        title={asking && t(ownerActionLabel(row.kind, asking))}
        closeButtonProps={{ 'aria-label': t`Close` }}
        centered
        size={440}
      >
        <Text size="sm">{question && t(question)}</Text>
        <Text size="sm" fw={600} mt={6}>
          {row.title}
        </Text>
        <Group justify="flex-end" mt="md" gap="xs">
          <Button variant="default" onClick={() => setAsking(null)}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            color={asking && isFinal(asking) ? 'red' : undefined}
            data-autofocus
            onClick={() => {
              if (asking) run(asking)
              setAsking(null)
            }}
          >
            {asking && t(ownerActionLabel(row.kind, asking))}
          </Button>
        </Group>
      </Modal>
    </div>
  )
}
