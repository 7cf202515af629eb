import { Anchor, FileButton, Group, Input, Text, UnstyledButton } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconPlus } from '@tabler/icons-react'
import { useCallback, useMemo, useState } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { uploadLimits, type Usage } from '#contract/upload.ts'
import classes from './form.module.css'
import { PhotoCard } from './PhotoCard.tsx'
import { acceptOf, sameAgain } from './upload_checks.ts'
import { UploadAlert } from './UploadAlert.tsx'
import { useFileDrop } from './use_file_drop.ts'
import { useUploads } from './use_uploads.ts'
import { WebAddressDialog } from './WebAddressDialog.tsx'
import { inputProps, type WidgetProps } from './widget_props.ts'

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
  /** Told how many pictures are on their way. */
  onPending?: (count: number, onlyHere: number) => void
}

/** Pictures as cards: choose, drop or paste; progress each; the first is the cover. */
export function PhotosField(props: Props) {
  const {
    id,
    value,
    onChange,
    disabled,
    usage,
    max = uploadLimits.files,
    catchPaste = false,
    onPending,
  } = props
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
    onPending,
  })
  const drop = useFileDrop(uploads.add, catchPaste)
  const [asking, setAsking] = useState(false)
  const [dragged, setDragged] = useState<number | null>(null)
  const isFull = uploads.items.length >= max
  return (
    <Input.Wrapper
      {...inputProps({ ...props, error: props.error ?? Object.values(props.inner ?? {})[0] })}
      id={undefined}
      labelElement="div"
    >
      <div
        className={classes.drop}
        data-over={drop.over || undefined}
        id={id}
        tabIndex={-1}
        role="group"
        aria-label={props.label}
        {...drop.handlers}
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
      </div>
      <Group gap="md" mt={6}>
        <Text size="xs" c="dimmed">
          {uploads.items.length} / {max} · <Trans>drop or paste pictures here</Trans>
        </Text>
        {!isFull && (
          <Anchor
            component="button"
            type="button"
            size="xs"
            onClick={() => setAsking(true)}
            disabled={disabled}
          >
            <Trans>Link to an image or file</Trans>
          </Anchor>
        )}
        {uploads.removed && (
          <Text size="xs" role="status">
            <Trans>Removed.</Trans>{' '}
            <Anchor component="button" type="button" size="xs" onClick={uploads.queue.undo}>
              <Trans>Undo</Trans>
            </Anchor>
          </Text>
        )}
      </Group>
      <WebAddressDialog
        opened={asking}
        allowed={allowed}
        usage={usage}
        inList
        onClose={() => setAsking(false)}
        onConfirm={uploads.addStored}
      />
      <UploadAlert alert={uploads.alert} onClose={uploads.queue.closeAlert} />
    </Input.Wrapper>
  )
}
