import { ActionIcon, Badge, Progress } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconArrowLeft, IconArrowRight, IconRefresh, IconX } from '@tabler/icons-react'
import { useState, type KeyboardEvent, type SyntheticEvent } from 'react'
import { isOutside } from '../api/file_address.ts'
import classes from './form.module.css'
import { thumbUrlOf } from './kept_files.ts'
import type { UploadItem } from './upload_items.ts'
import { useCaptions } from './use_captions.ts'
import type { Uploads } from './use_uploads.ts'

type Props = {
  item: UploadItem
  index: number
  count: number
  /** Index of the card being dragged. */
  dragged: number | null
  setDragged: (index: number | null) => void
  uploads: Uploads
  /** Whether the first picture stands for the whole, as in lists of postings. */
  hasCover: boolean
}

/** For a file that is not a picture, nothing is shown instead of a broken image. */
const hide = (event: SyntheticEvent<HTMLElement>) => {
  event.currentTarget.style.visibility = 'hidden'
}

/** One picture with its progress; moved by dragging, by its arrow buttons or with Alt and an arrow key. */
export function PhotoCard({ item, index, count, dragged, setDragged, uploads, hasCover }: Props) {
  const { t } = useLingui()
  const [isTarget, setTarget] = useState(false)
  const number = index + 1
  const percent = Math.round(item.progress * 100)
  const source = item.localUrl ?? (item.address ? thumbUrlOf(item.address) : undefined)
  const caption = useCaptions()(item)
  const isElsewhere = item.address !== null && isOutside(item.address)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (step && event.altKey) {
      event.preventDefault()
      uploads.queue.move(index, index + step)
    }
    if (event.key === 'Delete') uploads.queue.remove(item.key)
  }
  const tool = (label: string, Symbol: typeof IconX, act: () => void, disabled = false) => (
    <ActionIcon
      size={22}
      variant="default"
      aria-label={label}
      title={label}
      onClick={act}
      disabled={disabled}
    >
      <Symbol size={14} />
    </ActionIcon>
  )
  return (
    <li
      className={classes.card}
      data-dragging={dragged === index || undefined}
      data-target={isTarget || undefined}
      data-state={item.state}
    >
      <a
        href={source}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={t`Picture ${number}`}
        aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight Delete"
        title={t`Drag to reorder, or Alt and an arrow key`}
        draggable
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', item.name)
          setDragged(index)
        }}
        onDragEnter={() => setTarget(dragged !== null && dragged !== index)}
        onDragLeave={() => setTarget(false)}
        onDragOver={(event) => {
          if (dragged !== null) event.preventDefault()
        }}
        onDrop={(event) => {
          if (dragged === null) return
          event.preventDefault()
          setTarget(false)
          uploads.queue.move(dragged, index)
        }}
        onDragEnd={() => setDragged(null)}
        onKeyDown={onKeyDown}
      >
        {isElsewhere ? (
          <span className={classes.caption}>{item.name}</span>
        ) : (
          <img className={classes.picture} src={source} alt="" draggable={false} onError={hide} />
        )}
      </a>
      {hasCover && index === 0 && (
        <Badge size="xs" className={classes.cover} radius="sm" variant="filled" color="steel">
          {t`Cover`}
        </Badge>
      )}
      <div className={classes.tools}>
        {(item.state === 'failed' || item.state === 'offline') &&
          tool(t`Retry picture ${number}`, IconRefresh, () => uploads.queue.retry(item.key))}
        {tool(
          t`Move picture ${number} left`,
          IconArrowLeft,
          () => uploads.queue.move(index, index - 1),
          index === 0,
        )}
        {tool(
          t`Move picture ${number} right`,
          IconArrowRight,
          () => uploads.queue.move(index, index + 1),
          index === count - 1,
        )}
        {tool(item.state === 'done' ? t`Remove picture ${number}` : t`Cancel picture ${number}`, IconX, () =>
          uploads.queue.remove(item.key),
        )}
      </div>
      {item.state === 'uploading' && (
        <Progress value={percent} size={3} radius={0} aria-label={t`Upload of picture ${number}`} />
      )}
      <div className={classes.caption} data-state={item.state} role="status" title={item.error ?? item.name}>
        {caption}
      </div>
    </li>
  )
}
