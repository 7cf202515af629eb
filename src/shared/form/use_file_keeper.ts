import { useMemo } from 'react'
import { showThumb, thumbUrlOf, type FileKeeper } from './kept_files.ts'
import { keepFile, readFile } from '../offline/draft_store.ts'
import { addressOf, localAddress, localFiles } from '../offline/local_files.ts'
import { fileAddress, fileUploaded } from '../offline/outbox_store.ts'
import type { AttachmentRow } from '../offline/account_rows.ts'

const thumbUrl = ({ thumb }: AttachmentRow): string | null =>
  thumb && URL.createObjectURL(new Blob([thumb], { type: 'image/jpeg' }))

/** Stores the files chosen in a form with its draft on this device. */
export function useFileKeeper(accountId: number, draftId: string, report: FileKeeper['report']): FileKeeper {
  return useMemo(
    () => ({
      keep: async (id, file, of) => thumbUrl(await keepFile(accountId, id, file, { draftId, ...of })),
      read: async (id) => {
        const row = await readFile(accountId, id)
        return (
          row && {
            file: new File([row.bytes], row.name, { type: row.type }),
            thumbUrl: thumbUrl(row),
            address: addressOf(row, Date.now()),
          }
        )
      },
      address: (id) => fileAddress(accountId, id),
      uploaded: (id, address) => fileUploaded(accountId, id, address),
      report,
    }),
    [accountId, draftId, report],
  )
}

/** Loads the thumbnails of those pictures of a text that are only on this device, before it is shown. */
export async function loadThumbs(
  accountId: number,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  for (const id of localFiles(values)) {
    if (thumbUrlOf(localAddress(id))) continue
    const row = await readFile(accountId, id).catch(() => undefined)
    if (row) showThumb(localAddress(id), thumbUrl(row))
  }
}
