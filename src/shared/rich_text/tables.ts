/** Tables of formatted texts in the editor: cells with paragraphs, never merged. */
import { Extension, Node, type Command } from '@tiptap/core'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
  toggleHeader,
} from '@tiptap/pm/tables'
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state'

/** What the package for tables calls each node. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableCell: 'cell',
  tableHeader: 'header_cell',
}

/** The package reads these of every cell; none is stored, because cells are not merged and have no width. */
const cellAttributes = () => ({
  colspan: { default: 1, rendered: false },
  rowspan: { default: 1, rendered: false },
  colwidth: { default: null, rendered: false },
})
const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph+',
    isolating: true,
    addAttributes: cellAttributes,
    renderHTML: () => [tag, 0],
  })

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  renderHTML: () => ['table', ['tbody', 0]],
  addKeyboardShortcuts() {
    const go = (by: 1 | -1) => () => goToNextCell(by)(this.editor.state, this.editor.view.dispatch)
    return { Tab: go(1), 'Shift-Tab': go(-1) }
  },
  addProseMirrorPlugins: () => [tableEditing()],
})

const Roles = Extension.create({
  name: 'tableRoles',
  extendNodeSchema: ({ name }) => (roles[name] ? { tableRole: roles[name] } : {}),
})

export const tableExtensions = [
  Roles,
  Table,
  Node.create({ name: 'tableRow', content: '(tableCell | tableHeader)+', renderHTML: () => ['tr', 0] }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]

type Change = (state: EditorState, dispatch?: (transaction: Transaction) => void) => boolean

const command =
  (change: Change): Command =>
  ({ state, dispatch }) =>
    change(state, dispatch)

/** What the toolbar does inside a table. */
export const tableCommands = {
  addRow: command(addRowAfter),
  addColumn: command(addColumnAfter),
  removeRow: command(deleteRow),
  removeColumn: command(deleteColumn),
  toggleHeader: command(toggleHeader('row')),
  remove: command(deleteTable),
}

const emptyCell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [{ type: 'paragraph' }] })

/** A table with a row of headings and two more. */
const newTable = {
  type: 'table',
  content: (['tableHeader', 'tableCell', 'tableCell'] as const).map((type) => ({
    type: 'tableRow',
    content: [emptyCell(type), emptyCell(type), emptyCell(type)],
  })),
}

/** Inserts a new table, with the cursor in its first cell. */
export const insertTable: Command = ({ tr, editor, dispatch }) => {
  const { from } = tr.selection
  if (dispatch)
    tr.replaceSelectionWith(editor.schema.nodeFromJSON(newTable))
      .setSelection(TextSelection.near(tr.doc.resolve(from + 1)))
      .scrollIntoView()
  return true
}
