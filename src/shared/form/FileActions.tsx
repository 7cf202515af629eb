import { ActionIcon } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconRefresh, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { UploadItem } from './upload_items.ts'
import type { Uploads } from './use_uploads.ts'

type Props = {
  item: UploadItem
  queue: Uploads['queue']
  /** Size of a button in pixels. */
  size: number
  /** Further buttons, before the one that removes. */
  children?: ReactNode
}

/** Actions for one file of a list: retry a failed upload, and remove. */
export function FileActions({ item, queue, size, children }: Props) {
  const { t } = useLingui()
  const button = { size, variant: 'subtle', color: 'gray' }
  return (
    <>
      {(item.state === 'failed' || item.state === 'offline') && (
        <ActionIcon {...button} aria-label={t`Retry ${item.name}`} onClick={() => queue.retry(item.key)}>
          <IconRefresh size={size - 8} />
        </ActionIcon>
      )}
      {children}
      <ActionIcon {...button} aria-label={t`Remove ${item.name}`} onClick={() => queue.remove(item.key)}>
        <IconX size={size - 8} />
      </ActionIcon>
    </>
  )
}
