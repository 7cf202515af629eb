import { Progress, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconFileText } from '@tabler/icons-react'
import { isOutside } from '#shared/api/file_address.ts'
import { FileActions } from '#shared/form/FileActions.tsx'
import { useCaptions } from '#shared/form/use_captions.ts'
import type { Uploads } from '#shared/form/use_uploads.ts'
import { isLocal } from '#shared/offline/local_files.ts'
import { FilePicture } from '#shared/ui/FilePicture.tsx'
import classes from './Conversation.module.css'

/** Files of the message that is being written, each with its upload progress. */
export function ComposerFiles({ uploads }: { uploads: Uploads }) {
  const { t } = useLingui()
  const captionOf = useCaptions()
  if (uploads.items.length === 0) return null
  return (
    <ul className={classes.chosen} aria-label={t`Files`}>
      {uploads.items.map((item) => {
        const isStored =
          item.type === 'image' && item.address !== null && !isLocal(item.address) && !isOutside(item.address)
        return (
          <li key={item.key} className={classes.chosenFile}>
            {item.localUrl ? (
              <img src={item.localUrl} alt="" className={classes.chosenPicture} />
            ) : isStored ? (
              <FilePicture address={item.address!} className={classes.chosenPicture} />
            ) : (
              <IconFileText size={18} aria-hidden />
            )}
            <div className={classes.fileText}>
              <Text size="xs" truncate title={item.name}>
                {item.name}
              </Text>
              {item.state === 'uploading' ? (
                <Progress size="sm" value={item.progress * 100} aria-label={t`Upload of ${item.name}`} />
              ) : (
                <Text
                  size="xs"
                  c={item.state === 'failed' ? 'red' : 'dimmed'}
                  truncate
                  title={item.error ?? captionOf(item)}
                >
                  {captionOf(item)}
                </Text>
              )}
            </div>
            <FileActions item={item} queue={uploads.queue} size={22} />
          </li>
        )
      })}
    </ul>
  )
}
