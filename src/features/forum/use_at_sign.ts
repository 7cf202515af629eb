import type { Editor, EditorEvents } from '@tiptap/react'
import { useEffect, useEffectEvent } from 'react'

/** Whether an "@" at the end of this text begins a mention: one within an address, as in `a@b.com`, does not. */
export const endsWithAtSign = (text: string): boolean => /(^|[^a-z0-9._-])[@＠]$/i.test(text)

/** Calls `onTyped` when somebody has typed an "@" with which a mention begins. */
export function useAtSign(editor: Editor, onTyped: () => void): void {
  const typed = useEffectEvent(onTyped)
  useEffect(() => {
    const look = ({ transaction }: EditorEvents['transaction']) => {
      const { doc, before, docChanged, selection } = transaction
      // One character more: neither a paste nor an undone deletion of several.
      if (!docChanged || !selection.empty || doc.content.size !== before.content.size + 1) return
      const { parent, parentOffset } = selection.$from
      if (endsWithAtSign(parent.textBetween(Math.max(0, parentOffset - 2), parentOffset))) typed()
    }
    editor.on('transaction', look)
    return () => {
      editor.off('transaction', look)
    }
  }, [editor])
}
