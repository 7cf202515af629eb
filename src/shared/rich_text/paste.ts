import { Fragment, Node, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isRichLink, type RichBlock } from '#contract/rich_text.ts'
import { plainText } from '#contract/text.ts'
import { readHtml } from './read_html.ts'
import { tableOfTabs } from './read_table.ts'

export type PasteNotes = {
  /** Picture files to upload, at the selection. */
  onFiles: (files: File[]) => void
  /** This many pictures of another place were left out. */
  onLostPictures: (count: number) => void
}

/** Blocks of a plain text: a table if it was copied from a sheet, else paragraphs, which an empty line separates. */
function blocksOf(written: string): RichBlock[] {
  const text = written.replaceAll('\r\n', '\n')
  const table = tableOfTabs(text)
  return table ? [table] : paragraphsOf(text)
}

const paragraphsOf = (text: string): RichBlock[] =>
  plainText(text)
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => ({
      type: 'paragraph',
      content: part
        .split('\n')
        .flatMap((line, at) => [
          ...(at > 0 ? [{ type: 'hardBreak' as const }] : []),
          ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
        ]),
    }))

function insert({ state, dispatch }: EditorView, blocks: readonly RichBlock[]): void {
  const fragment = Fragment.fromArray(blocks.map((one) => Node.fromJSON(state.schema, one)))
  if (blocks.some(({ type }) => type === 'table')) {
    const { from, to } = state.selection
    // Closed: a table stays one, and takes the place of an empty line.
    dispatch(
      state.tr
        .replaceRange(from, to, new Slice(fragment, 0, 0))
        .scrollIntoView()
        .setMeta('paste', true),
    )
    return
  }
  // Open at both ends: a pasted word stays in the line, paragraphs divide it.
  dispatch(state.tr.replaceSelection(Slice.maxOpen(fragment)).scrollIntoView().setMeta('paste', true))
}

/** An address that is pasted over words becomes their link. */
function linkSelection({ state, dispatch }: EditorView, text: string): boolean {
  const { empty, from, to } = state.selection
  const href = text.trim()
  const mark = state.schema.marks['link']
  if (empty || !mark || !isRichLink(href)) return false
  dispatch(state.tr.addMark(from, to, mark.create({ href })))
  return true
}

const isInCell = ({ state: { selection } }: EditorView): boolean =>
  Array.from({ length: selection.$from.depth + 1 }, (_, depth) => selection.$from.node(depth)).some(
    ({ type }) => type.name === 'table',
  )

function take(view: EditorView, data: DataTransfer, { onFiles, onLostPictures }: PasteNotes): void {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
  // Copied cells of a spreadsheet are a picture and a table at the same time.
  if (files.length > 0 && text.trim() === '') return onFiles(files)
  if (linkSelection(view, text)) return
  // A cell holds paragraphs only.
  if (isInCell(view)) return insert(view, paragraphsOf(text))
  if (html === '') return insert(view, blocksOf(text))
  const { blocks, lostPictures } = readHtml(html, location.origin)
  insert(view, blocks)
  if (lostPictures > 0) onLostPictures(lostPictures)
}

/** The editor must not see the event: it would give the text to the browser's parser, which Trusted Types forbid. */
function keep(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

export function takePaste(view: EditorView, event: ClipboardEvent, notes: PasteNotes): void {
  if (!event.clipboardData) return
  keep(event)
  take(view, event.clipboardData, notes)
}

export function takeDrop(view: EditorView, event: DragEvent, notes: PasteNotes): void {
  // What is moved within the text needs no reading.
  if (view.dragging || !event.dataTransfer) return
  keep(event)
  const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
  if (at) view.dispatch(view.state.tr.setSelection(Selection.near(view.state.doc.resolve(at.pos))))
  take(view, event.dataTransfer, notes)
}
