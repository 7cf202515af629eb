import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import {
  IconColumnInsertRight,
  IconColumnRemove,
  IconRowInsertBottom,
  IconRowRemove,
  IconTableMinus,
  IconTablePlus,
  IconTableRow,
  type TablerIcon,
} from '@tabler/icons-react'
import { useEditorState, type Editor } from '@tiptap/react'
import { insertTable, tableCommands } from './tables.ts'

/** The buttons for tables: one that inserts a table, or inside of one those that change it. */
export function TableTools({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const button = (name: string, Icon: TablerIcon, onClick: () => void) => (
    <ActionIcon variant="subtle" color="gray" aria-label={name} title={name} onClick={onClick}>
      <Icon size={17} />
    </ActionIcon>
  )
  const run = (name: keyof typeof tableCommands) => () =>
    editor.chain().focus().command(tableCommands[name]).run()
  if (!isInside)
    return button(t`Insert a table`, IconTablePlus, () => editor.chain().focus().command(insertTable).run())
  return (
    <>
      {button(t`Add a row below`, IconRowInsertBottom, run('addRow'))}
      {button(t`Add a column to the right`, IconColumnInsertRight, run('addColumn'))}
      {button(t`Remove the row`, IconRowRemove, run('removeRow'))}
      {button(t`Remove the column`, IconColumnRemove, run('removeColumn'))}
      {button(t`First row as headings`, IconTableRow, run('toggleHeader'))}
      {button(t`Remove the table`, IconTableMinus, run('remove'))}
    </>
  )
}
