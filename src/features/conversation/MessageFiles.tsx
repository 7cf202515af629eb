import { IconFileText, IconPhoto } from '@tabler/icons-react'
import type { ConversationMessage } from '#contract/conversation.ts'
import { isOutside } from '#shared/api/file_address.ts'
import { formatBytes } from '#shared/i18n/format.ts'
import { isLocal } from '#shared/offline/local_files.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { FilePicture } from '#shared/ui/FilePicture.tsx'
import classes from './Conversation.module.css'

type File = Pick<ConversationMessage['files'][number], 'address' | 'name' | 'type'> & { size?: number | null }

/** Files of a message: pictures small, everything with its name and size; those still on this device have no address yet. */
export function MessageFiles({ files }: { files: readonly File[] }) {
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.address} className={classes.file}>
          <Picture {...file} />
          <div className={classes.fileText}>
            {isLocal(file.address) ? (
              <span className={classes.fileName}>{file.name}</span>
            ) : (
              <FileLink address={file.address} className={classes.fileName} title={file.name}>
                {file.name || file.address}
              </FileLink>
            )}
            {typeof file.size === 'number' && <span className={classes.size}>{formatBytes(file.size)}</span>}
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A picture that is stored here has a small one beside it; a picture elsewhere is not fetched unasked. */
function Picture({ address, type }: Pick<File, 'address' | 'type'>) {
  if (type === 'image' && !isOutside(address) && !isLocal(address))
    return <FilePicture address={address} className={classes.picture} />
  return type === 'image' ? <IconPhoto size={20} aria-hidden /> : <IconFileText size={20} aria-hidden />
}
