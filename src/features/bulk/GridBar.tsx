import { Button, Group, Menu, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  IconArrowBackUp,
  IconArrowBarDown,
  IconArrowForwardUp,
  IconArrowsSort,
  IconTrash,
} from '@tabler/icons-react'
import { lang } from '#shared/i18n/language.ts'
import type { GridColumn } from './GridRow.tsx'
import { stepText } from './step_text.ts'
import type { StepName } from './bulk_history.ts'
import type { RowSort } from './row_view.ts'
import type { Told } from './use_grid_writes.ts'

type Props = {
  /** What undo takes back and redo makes again; null if there is nothing. */
  undo: StepName | null
  redo: StepName | null
  sort: RowSort | null
  /** The column that sorting is by: that of the current cell. */
  column: GridColumn | undefined
  rowCount: number
  cellCount: number
  canFill: boolean
  isLocked: boolean
  told: Told | null
  onUndo: () => void
  onRedo: () => void
  onFillDown: () => void
  onRemove: () => void
  onSort: (sort: RowSort | null) => void
}

/** A button that has just been pressed keeps the focus when nothing more is to be done with it. */
const unavailable = (is: boolean) => ({ 'aria-disabled': is, 'data-disabled': is || undefined })

/** What can be done with the table and the selected cells, for those who do not know the keys, and what was done last. */
export function GridBar(props: Props) {
  const { undo, redo, sort, column, rowCount, cellCount, canFill, isLocked, told } = props
  const { t } = useLingui()
  const by = column?.column.label[lang] ?? ''
  const sorted =
    sort === null ? t`as in the table` : sort.by === 'problems' ? t`problems first` : sort.column.label[lang]
  const selected =
    cellCount > 1 ? plural(cellCount, { one: 'One cell selected', other: '# cells selected' }) : undefined
  const button = { size: 'compact-sm', variant: 'default' } as const
  return (
    <Group gap="xs" mb={6} role="group" aria-label={t`Table`}>
      <Button
        {...button}
        leftSection={<IconArrowBackUp size={14} />}
        {...unavailable(isLocked || undo === null)}
        title="Ctrl+Z"
        onClick={props.onUndo}
      >
        {undo === null ? t`Undo` : t`Undo: ${stepText(undo)}`}
      </Button>
      <Button
        {...button}
        leftSection={<IconArrowForwardUp size={14} />}
        {...unavailable(isLocked || redo === null)}
        title="Ctrl+Y"
        onClick={props.onRedo}
      >
        {redo === null ? t`Redo` : t`Redo: ${stepText(redo)}`}
      </Button>
      <Button
        {...button}
        leftSection={<IconArrowBarDown size={14} />}
        disabled={isLocked || !canFill}
        title="Ctrl+D"
        onClick={props.onFillDown}
      >
        <Trans>Fill down</Trans>
      </Button>
      <Button
        {...button}
        leftSection={<IconTrash size={14} />}
        disabled={isLocked || rowCount === 0}
        onClick={props.onRemove}
      >
        {t`Remove selected rows (${rowCount})`}
      </Button>
      <Menu position="bottom-start" withinPortal>
        <Menu.Target>
          <Button {...button} leftSection={<IconArrowsSort size={14} />}>
            {t`Order: ${sorted}`}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => props.onSort({ by: 'problems' })}>
            <Trans>Rows with problems first</Trans>
          </Menu.Item>
          {column &&
            [false, true].map((isDown) => (
              <Menu.Item
                key={String(isDown)}
                onClick={() =>
                  props.onSort({ by: 'column', place: column.place, column: column.column, isDown })
                }
              >
                {isDown ? t`By ${by}, descending` : t`By ${by}, ascending`}
              </Menu.Item>
            ))}
          <Menu.Item onClick={() => props.onSort(null)}>
            <Trans>As in the table</Trans>
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Text size="sm" c={told?.isWarning ? 'var(--mantine-color-error)' : 'dimmed'} role="status">
        {[selected, told?.text].filter(Boolean).join(' · ')}
      </Text>
    </Group>
  )
}
