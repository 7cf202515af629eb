// Runs in tests/support/one_document.ts.
import { Editor } from '@tiptap/core'
import { expect, test } from 'vitest'
import { richText, type RichBlock, type RichText } from '#contract/rich_text.ts'
import { check } from '#contract/validation.ts'
import { extensions } from './extensions.ts'
import { takePaste } from './paste.ts'
import { storedOf } from './stored.ts'
import { insertTable, tableCommands } from './tables.ts'

const schema = richText({ bytes: 100_000, nodes: 1_000, pictures: 1 })
const editorOf = () =>
  new Editor({
    extensions,
    injectCSS: false,
    content: { type: 'doc', content: [{ type: 'paragraph' }] },
  })

/** The tables of the text as rows of words, headings in brackets; what is stored is accepted by the server. */
function tablesIn(editor: Editor): string[][][] {
  const stored = storedOf(editor.getJSON()) as RichText
  expect(check(schema, stored, 'en')).toEqual({ ok: true, value: stored })
  const tables = stored.content.filter(
    (block): block is RichBlock & { type: 'table' } => block.type === 'table',
  )
  return tables.map(({ content }) =>
    content.map((row) =>
      row.content.map(({ type, content: paragraphs }) => {
        const words = paragraphs
          .flatMap((one) => one.content ?? [])
          .map((one) => ('text' in one ? one.text : ' '))
        return type === 'tableHeader' ? `[${words.join('')}]` : words.join('')
      }),
    ),
  )
}

function paste(editor: Editor, data: Readonly<Record<string, string>>): void {
  const clipboardData = { getData: (type: string) => data[type] ?? '', files: [] }
  const event = Object.assign(new Event('paste', { cancelable: true }), { clipboardData })
  takePaste(editor.view, event as unknown as ClipboardEvent, { onFiles: () => {}, onLostPictures: () => {} })
}

test('a new table is filled, grows, shrinks and goes, and what is stored is accepted', () => {
  const editor = editorOf()
  editor.commands.command(insertTable)
  for (const word of ['Grade', 't', '¥', '42CrMo4']) {
    editor.commands.insertContent(word)
    editor.view.dom.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', cancelable: true }))
  }
  expect(tablesIn(editor)).toEqual([
    [
      ['[Grade]', '[t]', '[¥]'],
      ['42CrMo4', '', ''],
      ['', '', ''],
    ],
  ])
  for (const name of ['addRow', 'addColumn', 'removeColumn', 'toggleHeader'] as const)
    editor.commands.command(tableCommands[name])
  expect(tablesIn(editor)).toEqual([
    [
      ['Grade', '', '¥'],
      ['42CrMo4', '', ''],
      ['', '', ''],
      ['', '', ''],
    ],
  ])
  editor.commands.command(tableCommands.removeRow)
  expect(tablesIn(editor)[0]).toHaveLength(3)
  editor.commands.command(tableCommands.remove)
  expect(storedOf(editor.getJSON())).toBeNull()
})

test('cells of a sheet take the place of an empty line, and inside a cell they are its text', () => {
  const editor = editorOf()
  paste(editor, { 'text/plain': 'Grade\tt\n42CrMo4\t3\n' })
  expect(tablesIn(editor)).toEqual([
    [
      ['Grade', 't'],
      ['42CrMo4', '3'],
    ],
  ])
  expect(editor.getJSON().content?.[0]?.type).toBe('table')
  editor.commands.setTextSelection(4)
  paste(editor, { 'text/html': '<table><tr><td>x</td><td>y</td></tr></table>', 'text/plain': 'x\ty' })
  expect(tablesIn(editor)).toEqual([
    [
      [expect.stringContaining('x'), 't'],
      ['42CrMo4', '3'],
    ],
  ])
})
