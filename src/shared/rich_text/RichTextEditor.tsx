import { Text, TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { RichText } from '#contract/rich_text.ts'
import type { Usage } from '#contract/upload.ts'
import { toastError } from '../ui/toast.ts'
import { extensions } from './extensions.ts'
import { takeDrop, takePaste, type PasteNotes } from './paste.ts'
import classes from './RichText.module.css'
import { storedOf } from './stored.ts'
import { Toolbar } from './Toolbar.tsx'
import { usePictureUploads } from './use_picture_uploads.ts'

export type EditorProps = {
  id: string
  label: string
  /** Language of the text. */
  lang: string
  value: RichText | null
  onChange: (value: RichText | null) => void
  usage: Usage
  /** Called with the number of pictures that are being uploaded. */
  onPending: (count: number) => void
  isWrong: boolean
  describedBy: string | undefined
  /** Called by Ctrl + Enter. */
  onSend?: () => void
  /** Further buttons of the toolbar. */
  tools?: (editor: Editor) => ReactNode
  /** The first editor that is shown, for what is put into it from outside. */
  onReady?: (editor: Editor) => void
}

// The editor makes a document of an empty text by parsing HTML, which Trusted Types forbid.
const emptyDocument = { type: 'doc', content: [{ type: 'paragraph' }] }
const textOf = (value: RichText | null) => JSON.stringify(value && storedOf(value))

/** The editor of a formatted text. It is a file of its own, loaded when the first one is shown. */
export default function RichTextEditor(props: EditorProps) {
  const { id, label, lang, value, isWrong, describedBy } = props
  const editor = useEditor({
    extensions,
    content: value ?? emptyDocument,
    // Its styles would be written as HTML.
    injectCSS: false,
    // One that is made while rendering destroys itself if its part of the page is shown a moment later.
    immediatelyRender: false,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        lang,
        class: classes.text ?? '',
        'aria-invalid': String(isWrong),
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
    },
  })
  return editor && <Editing editor={editor} {...props} />
}

function Editing({ editor, ...props }: EditorProps & { editor: Editor }) {
  const { label, value, onChange, usage, onPending, isWrong } = props
  const { onSend, tools, onReady } = props
  const { t } = useLingui()
  /** The text that the editor shows, to tell changes of the form from its own. */
  const shown = useRef(textOf(value))
  const tell = useEffectEvent((next: RichText | null) => {
    const text = JSON.stringify(next)
    if (text === shown.current) return
    shown.current = text
    onChange(next)
  })
  const ready = useEffectEvent(() => onReady?.(editor))
  useEffect(() => {
    const created = () => ready()
    if (editor.isInitialized) created()
    editor.on('create', created)
    return () => {
      editor.off('create', created)
    }
  }, [editor])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!onSend || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    if (event.nativeEvent.isComposing) return
    // The editor would begin a new line.
    event.preventDefault()
    event.stopPropagation()
    onSend()
  }
  const uploads = usePictureUploads(editor, { usage, onPending })
  useEffect(() => {
    const changed = () => tell(storedOf(editor.getJSON()))
    editor.on('update', changed)
    return () => {
      editor.off('update', changed)
    }
  }, [editor])
  useEffect(() => {
    const text = textOf(value)
    if (text === shown.current) return
    shown.current = text
    editor.commands.setContent(value ?? emptyDocument, { emitUpdate: false })
  }, [editor, value])
  const notes: PasteNotes = {
    onFiles: uploads.add,
    onLostPictures: (count) =>
      toastError(
        plural(count, {
          one: '# picture of the pasted text was left out; upload it with the picture button',
          other: '# pictures of the pasted text were left out; upload them with the picture button',
        }),
      ),
  }

  return (
    <div className={classes.editor} data-error={isWrong || undefined}>
      <Toolbar editor={editor} label={t`Format: ${label}`} usage={usage} onFiles={uploads.add}>
        {tools?.(editor)}
      </Toolbar>
      {uploads.pending > 0 && (
        <Text size="xs" c="dimmed" px={14} pt={6} role="status">
          {plural(uploads.pending, { one: 'Uploading # picture…', other: 'Uploading # pictures…' })}
        </Text>
      )}
      <PictureText editor={editor} />
      <EditorContent
        editor={editor}
        className={classes.content}
        onKeyDownCapture={onKeyDown}
        onPasteCapture={(event) => takePaste(editor.view, event.nativeEvent, notes)}
        onDropCapture={(event) => takeDrop(editor.view, event.nativeEvent, notes)}
      />
    </div>
  )
}

/** The description of the selected picture, for readers who do not see it. */
function PictureText({ editor }: { editor: Editor }) {
  const { t } = useLingui()
  const alt = useEditorState({
    editor,
    selector: ({ editor: now }) =>
      now.isActive('image') ? String(now.getAttributes('image')['alt'] ?? '') : null,
  })
  if (alt === null) return null
  return (
    <TextInput
      m={8}
      size="xs"
      label={t`Description of the picture`}
      description={t`Read aloud to those who do not see it`}
      maxLength={200}
      value={alt}
      onChange={(event) => editor.commands.updateAttributes('image', { alt: event.currentTarget.value })}
    />
  )
}
