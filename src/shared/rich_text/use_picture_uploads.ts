import type { Editor } from '@tiptap/react'
import { use, useEffect, useEffectEvent, useState } from 'react'
import type { Usage } from '#contract/upload.ts'
import { ApiError } from '../api/error.ts'
import { fileUrl } from '../api/file_address.ts'
import { FileKeeperContext, showThumb } from '../form/kept_files.ts'
import { uploadRefusal } from '../form/upload_checks.ts'
import { upload } from '../form/upload.ts'
import { lang } from '../i18n/language.ts'
import { isLocal, localAddress } from '../offline/local_files.ts'
import { isTemporary } from '../offline/outbox_rules.ts'
import { toastError } from '../ui/toast.ts'

/** Width and height of a picture; empty if the browser cannot show it now. */
async function sizeOf(address: string): Promise<{ width?: number; height?: number }> {
  if (isLocal(address)) return {}
  const picture = new Image()
  picture.src = fileUrl(address)
  try {
    await picture.decode()
    return { width: picture.naturalWidth, height: picture.naturalHeight }
  } catch {
    return {}
  }
}

type Given = { usage: Usage; onPending: (count: number) => void }

/**
 * Uploads pictures and puts each into the text where the selection is by then. In a form that keeps its files, a picture
 * waits on this device when the server cannot be reached, and is sent with the text.
 */
export function usePictureUploads(editor: Editor, { usage, onPending }: Given) {
  const [pending, setPending] = useState(0)
  const keeper = use(FileKeeperContext)
  // The queue sends pictures as those of a list.
  const inList = keeper !== null
  const tell = useEffectEvent((count: number) => onPending(count))
  useEffect(() => {
    tell(pending)
    return () => tell(0)
  }, [pending])

  async function addressOf(file: File): Promise<string> {
    const id = crypto.randomUUID()
    const thumb = await keeper?.keep(id, file, { file_type: 'image', usage }).catch(() => undefined)
    try {
      const address = await upload(file, { file_type: 'image', usage, inList })
      if (thumb !== undefined) await keeper?.uploaded(id, address).catch(() => undefined)
      return address
    } catch (error) {
      if (thumb === undefined || !(error instanceof ApiError) || !isTemporary(error)) throw error
      showThumb(localAddress(id), thumb)
      return localAddress(id)
    }
  }
  async function addOne(file: File) {
    const refusal = uploadRefusal(file, { allowed: ['image'], usage, inList, lang })
    if (refusal) return toastError(refusal)
    setPending((count) => count + 1)
    try {
      const src = await addressOf(file)
      const attrs = { src, alt: '', ...(await sizeOf(src)) }
      if (!editor.isDestroyed) editor.chain().insertContent({ type: 'image', attrs }).run()
    } catch (error) {
      toastError(error)
    }
    setPending((count) => count - 1)
  }
  return { pending, add: (files: readonly File[]) => files.forEach((file) => void addOne(file)) }
}
