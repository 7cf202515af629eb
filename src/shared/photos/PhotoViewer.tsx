import { ActionIcon, Group, Modal, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight, IconZoomIn, IconZoomOut } from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import classes from './PhotoViewer.module.css'

type Props = {
  /** Where the photos are loaded from. */
  photos: readonly string[]
  /** The photo that is shown, from 0. */
  at: number
  onAt: (at: number) => void
  onClose: () => void
}

/** By how much (px) an arrow key moves an enlarged photo. */
const moves: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-120, 0],
  ArrowRight: [120, 0],
  ArrowUp: [0, -120],
  ArrowDown: [0, 120],
}
const zooms = [1, 1.5, 2, 3, 4, 6] as const

/**
 * Photos over the whole window: ← → Home End change the photo, + − 0 or a click the size; an enlarged photo is moved by
 * scrolling or the arrow keys with Shift.
 */
export function PhotoViewer({ photos, at, onAt, onClose }: Props) {
  const { t } = useLingui()
  const [step, setStep] = useState(0)
  const stage = useRef<HTMLDivElement>(null)
  const zoom = zooms[step] ?? 1
  const last = photos.length - 1
  const show = (next: number) => {
    setStep(0)
    onAt((next + photos.length) % photos.length)
  }
  const zoomBy = (by: number) => setStep((was) => Math.min(zooms.length - 1, Math.max(0, was + by)))
  useLayoutEffect(() => {
    // Keeps the middle of the photo in the middle.
    const { current } = stage
    if (!current) return
    current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2
    current.scrollTop = (current.scrollHeight - current.clientHeight) / 2
  }, [zoom])
  const actions: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => show(at - 1),
    ArrowRight: () => show(at + 1),
    Home: () => show(0),
    End: () => show(last),
    '+': () => zoomBy(1),
    '=': () => zoomBy(1),
    '-': () => zoomBy(-1),
    '0': () => setStep(0),
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const move = event.shiftKey ? moves[event.key] : undefined
    if (move) {
      stage.current?.scrollBy(...move)
      return event.preventDefault()
    }
    const action = actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
  const title = t`Photo ${at + 1} of ${photos.length}`
  return (
    <Modal
      opened
      onClose={onClose}
      fullScreen
      title={title}
      onKeyDown={onKeyDown}
      closeButtonProps={{ 'aria-label': t`Close` }}
      classNames={{ content: classes.content!, body: classes.body! }}
    >
      <div ref={stage} className={classes.stage}>
        <button
          type="button"
          className={classes.photo}
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
          data-enlarged={zoom > 1 || undefined}
          aria-label={zoom > 1 ? t`Fit to the window` : t`Enlarge`}
          onClick={() => setStep(step === 0 ? 2 : 0)}
          data-autofocus
        >
          <img src={photos[at]} alt={title} />
        </button>
      </div>
      <Group justify="center" gap="xs" className={classes.bar}>
        {last > 0 && (
          <ActionIcon variant="default" onClick={() => show(at - 1)} aria-label={t`Previous photo`}>
            <IconChevronLeft size={18} aria-hidden />
          </ActionIcon>
        )}
        <Text size="sm" className={classes.count}>
          {at + 1} / {photos.length}
        </Text>
        {last > 0 && (
          <ActionIcon variant="default" onClick={() => show(at + 1)} aria-label={t`Next photo`}>
            <IconChevronRight size={18} aria-hidden />
          </ActionIcon>
        )}
        <ActionIcon
          variant="default"
          onClick={() => zoomBy(-1)}
          disabled={step === 0}
          aria-label={t`Smaller (−)`}
        >
          <IconZoomOut size={18} aria-hidden />
        </ActionIcon>
        <Text size="sm" className={classes.count}>
          {Math.round(zoom * 100)} %
        </Text>
        <ActionIcon
          variant="default"
          onClick={() => zoomBy(1)}
          disabled={step === zooms.length - 1}
          aria-label={t`Larger (+)`}
        >
          <IconZoomIn size={18} aria-hidden />
        </ActionIcon>
      </Group>
    </Modal>
  )
}
