import { IconFileText, IconPhoto } from '@tabler/icons-react'
import type { ConversationMessage } from '#contract/conversation.ts'
import { isOutside } from '#shared/api/file_address.ts'
import { formatBytes } from '#shared/i18n/format.ts'
import { isLocal } from '#shared/offline/local_files.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { FilePicture } from '#shared/ui/FilePicture.tsx'
import classes from './Conversation.module.css'

type File = Pick<ConversationMessage['files'][number], 'address' | 'name' | 'type'> & { size?: number | null }

/** Files of a message with name and size, pictures with a thumbnail; files that are still on this device have no link. */
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

/** Thumbnail of a picture on our server, else an icon; pictures on other servers are not loaded without a click. */
function Picture({ address, type }: Pick<File, 'address' | 'type'>) {
  if (type === 'image' && !isOutside(address) && !isLocal(address))
    return <FilePicture address={address} className={classes.picture} />
  return type === 'image' ? <IconPhoto size={20} aria-hidden /> : <IconFileText size={20} aria-hidden />
}
