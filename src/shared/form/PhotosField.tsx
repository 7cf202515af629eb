import { FileButton, Text, UnstyledButton } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { uploadLimits, type Usage } from '#contract/upload.ts'
import classes from './form.module.css'
import { PhotoCard } from './PhotoCard.tsx'
import { acceptOf, sameAgain } from './upload_checks.ts'
import { UploadArea } from './UploadArea.tsx'
import { useUploads } from './use_uploads.ts'
import type { WidgetProps } from './widget_props.ts'

const allowed = ['image'] as const
const toRef = (address: string): FileRef => ({
  address,
  name: address.split('/').at(-1) ?? '',
  type: 'image',
})

type Props = WidgetProps<string[]> & {
  usage: Usage
  max?: number
  /** Takes pictures pasted anywhere on the page. */
  catchPaste?: boolean
  /** Called with the number of pictures that are being uploaded. */
  onPending?: (count: number, onlyHere: number, failed: number) => void
}

/** Pictures as cards: choose, drop or paste; progress each; the first of a posting is its cover. */
export function PhotosField(props: Props) {
  const { value, onChange, disabled, usage, max = uploadLimits.files, catchPaste = false, onPending } = props
  const refs = useMemo(() => (value ?? []).map(toRef), [value])
  const uploads = useUploads({
    value: refs,
    onChange: useCallback(
      (next: FileRef[]) => onChange(next.length > 0 ? next.map((ref) => ref.address) : null),
      [onChange],
    ),
    allowed,
    usage,
    max,
    id: props.id,
    onPending,
  })
  const [dragged, setDragged] = useState<number | null>(null)
  const isFull = uploads.items.length >= max
  return (
    <UploadArea
      field={props}
      uploads={uploads}
      allowed={allowed}
      usage={usage}
      isFull={isFull}
      catchPaste={catchPaste}
      first={
        <Text size="xs" c="dimmed">
          {uploads.items.length} / {max} · <Trans>drop or paste pictures here</Trans>
        </Text>
      }
    >
      <ul className={classes.cards}>
        {uploads.items.map((item, index) => (
          <PhotoCard
            key={item.key}
            item={item}
            index={index}
            count={uploads.items.length}
            dragged={dragged}
            setDragged={setDragged}
            uploads={uploads}
            hasCover={usage === 'posting'}
          />
        ))}
        {!isFull && (
          <li>
            <FileButton
              multiple
              accept={acceptOf(allowed, usage)}
              inputProps={sameAgain}
              onChange={uploads.add}
              disabled={disabled}
            >
              {(button) => (
                <UnstyledButton {...button} className={classes.add} disabled={disabled}>
                  <IconPlus size={20} aria-hidden />
                  <Trans>Add pictures</Trans>
                </UnstyledButton>
              )}
            </FileButton>
          </li>
        )}
      </ul>
    </UploadArea>
  )
}
