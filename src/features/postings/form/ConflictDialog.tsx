import { Button, Group, Modal, SegmentedControl, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { PostingView } from '../define_view.ts'
import { sameValues } from '#shared/offline/same_values.ts'
import { differingFields, type FormValues } from './form_values.ts'
import type { PostingKindEntry } from '../registry.ts'
import { useFieldText } from '../use_field_text.ts'

type Side = 'mine' | 'newest'
type Props = {
  entry: PostingKindEntry
  mine: FormValues
  newest: FormValues
  /** The values that editing began with, if known; a field that was not changed since then defaults to the newest version. */
  base: FormValues | null
  /** Called with the chosen values. */
  onDecide: (values: FormValues) => void
}

/** Shows the person's version of a posting beside the newest on the server; for each differing field one of them is chosen. */
export function ConflictDialog({ entry, mine, newest, base, onDecide }: Props) {
  const { t } = useLingui()
  const fieldText = useFieldText(entry)
  const view = entry.view as PostingView
  const names = differingFields(entry.definition, mine, newest)
  const [sides, setSides] = useState<Partial<Record<string, Side>>>({})
  const isUntouched = (name: string) => base !== null && sameValues(mine[name], base[name])
  const sideOf = (name: string): Side => sides[name] ?? (isUntouched(name) ? 'newest' : 'mine')
  const setAll = (side: Side) => setSides(Object.fromEntries(names.map((name) => [name, side])))
  const decide = () => {
    const decided: Record<string, unknown> = { ...newest }
    for (const name of names) decided[name] = (sideOf(name) === 'mine' ? mine : newest)[name]
    onDecide(decided)
  }
  return (
    <Modal
      opened
      onClose={decide}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={820}
      title={t`Someone changed this posting in the meantime`}
    >
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Choose for each field which version to keep. Nothing is saved until you submit.</Trans>
      </Text>
      <Table withTableBorder verticalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td w={130} />
            <Table.Th>{t`Yours`}</Table.Th>
            <Table.Th>{t`Newest version`}</Table.Th>
            <Table.Td w={150} />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {names.map((name) => (
            <Table.Tr key={name}>
              <Table.Th fw={400}>{t(view.labels[name]!)}</Table.Th>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{fieldText(name, mine) || '–'}</Table.Td>
              <Table.Td style={{ overflowWrap: 'anywhere' }}>{fieldText(name, newest) || '–'}</Table.Td>
              <Table.Td>
                <SegmentedControl
                  size="xs"
                  fullWidth
                  aria-label={t(view.labels[name]!)}
                  value={sideOf(name)}
                  onChange={(side) => setSides({ ...sides, [name]: side as Side })}
                  data={[
                    { value: 'mine', label: t`Yours` },
                    { value: 'newest', label: t`Newest version` },
                  ]}
                />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Group justify="space-between" mt="md">
        <Group gap="xs">
          <Button variant="default" onClick={() => setAll('mine')}>
            <Trans>Keep all of mine</Trans>
          </Button>
          <Button variant="default" onClick={() => setAll('newest')}>
            <Trans>Take all of the newest</Trans>
          </Button>
        </Group>
        <Button onClick={decide} data-autofocus>
          <Trans>Continue with this</Trans>
        </Button>
      </Group>
    </Modal>
  )
}
