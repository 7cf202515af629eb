import { Fragment, Node, Slice } from '@tiptap/pm/model'
import { Selection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { isRichLink, type RichBlock } from '#contract/rich_text.ts'
import { plainText } from '#contract/text.ts'
import { readHtml } from './read_html.ts'

export type PasteNotes = {
  /** Picture files to upload, at the selection. */
  onFiles: (files: File[]) => void
  /** This many pictures of another place were left out. */
  onLostPictures: (count: number) => void
}

/** Paragraphs of a plain text: an empty line begins a new one. */
const paragraphsOf = (text: string): RichBlock[] =>
  plainText(text.replaceAll('\r\n', '\n'))
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

function take(view: EditorView, data: DataTransfer, { onFiles, onLostPictures }: PasteNotes): void {
  const html = data.getData('text/html')
  const text = data.getData('text/plain')
  const files = [...data.files].filter(({ type }) => type.startsWith('image/'))
  // Copied cells of a spreadsheet are a picture and a table at the same time.
  if (files.length > 0 && text.trim() === '') return onFiles(files)
  if (linkSelection(view, text)) return
  if (html === '') return insert(view, paragraphsOf(text))
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
