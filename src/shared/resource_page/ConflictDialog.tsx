import { Button, Group, Modal, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sameValues } from '../offline/same_values.ts'
import { toastError } from '../ui/toast.ts'
import type { ResourcePageEntry, ResourceRow, Values } from './define_page.ts'
import { useValueText } from './use_value_text.ts'
import classes from './ResourcePage.module.css'

type Props = {
  entry: ResourcePageEntry
  typed: Values
  /** The row as somebody else has saved it meanwhile. */
  theirs: ResourceRow
  onTheirs: () => void
  onMine: () => Promise<void>
  onClose: () => void
}

/** Dialog for two people's changes of the same row: shows both versions and asks which one to keep. */
export function ConflictDialog({ entry, typed, theirs, onTheirs, onMine, onClose }: Props) {
  const { t } = useLingui()
  const textOf = useValueText(entry)
  const [isSending, setSending] = useState(false)
  const names = entry.of.written
  const differs = (name: string) => !sameValues(typed[name], theirs[name])
  const replace = async () => {
    setSending(true)
    try {
      await onMine()
      onClose()
    } catch (error) {
      toastError(error)
      setSending(false)
    }
  }
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      centered
      title={t`Somebody else has changed this meanwhile`}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <Table fz="sm" layout="fixed">
        <Table.Thead>
          <Table.Tr>
            <Table.Th w={140} />
            <Table.Th>
              <Trans>Your version</Trans>
            </Table.Th>
            <Table.Th>
              <Trans>Saved version</Trans>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name} className={differs(name) ? classes.changed : undefined}>
              <Table.Td>{t(entry.labels[name]!)}</Table.Td>
              <Table.Td>{textOf(name, typed[name]) || '–'}</Table.Td>
              <Table.Td>{textOf(name, theirs[name]) || '–'}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm" c="dimmed" mt="sm">
        <Trans>What you typed stays in the form until you decide.</Trans>
      </Text>
      <Group justify="flex-end" mt="md" gap="xs">
        <Button variant="default" onClick={onClose} disabled={isSending}>
          <Trans>Back to the form</Trans>
        </Button>
        <Button variant="default" onClick={onTheirs} disabled={isSending}>
          <Trans>Keep the saved version</Trans>
        </Button>
        <Button onClick={() => void replace()} loading={isSending}>
          <Trans>Save my version</Trans>
        </Button>
      </Group>
    </Modal>
  )
}
