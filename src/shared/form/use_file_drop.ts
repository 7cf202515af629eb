import { useEffect, useEffectEvent, useState, type DragEvent } from 'react'

const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')

/** Receives files dropped on an element, or pasted anywhere on the page if `catchPaste` is set. */
export function useFileDrop(onFiles: (files: File[]) => void, catchPaste: boolean) {
  const [over, setOver] = useState(false)
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    if (!catchPaste) return
    const onPaste = (event: ClipboardEvent) => {
      const data = event.clipboardData
      // A spreadsheet copies a picture along with its text; the text is what is meant.
      if (!data || data.types.includes('text/plain') || data.files.length === 0) return
      event.preventDefault()
      take([...data.files])
    }
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [catchPaste])
  return {
    over,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
