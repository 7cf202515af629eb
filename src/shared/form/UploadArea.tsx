import { Anchor, Group, Input, Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { FileType, Usage } from '#contract/upload.ts'
import classes from './form.module.css'
import { UploadAlert } from './UploadAlert.tsx'
import { useFileDrop } from './use_file_drop.ts'
import type { Uploads } from './use_uploads.ts'
import { WebAddressDialog } from './WebAddressDialog.tsx'
import { inputProps, type WidgetProps } from './widget_props.ts'

type Props = {
  field: Omit<WidgetProps<unknown>, 'value' | 'onChange'>
  uploads: Uploads
  allowed: readonly FileType[]
  usage: Usage
  isFull: boolean
  /** Takes files pasted anywhere on the page. */
  catchPaste?: boolean
  /** The files. */
  children: ReactNode
  /** Content below the files, before the other ways to add one. */
  first: ReactNode
  /** Whether that line belongs to the area that files are dropped on. */
  isLineInside?: boolean
}

/** A field of files: a drop area, a dialog for the address of a file, and upload errors. */
export function UploadArea({
  field,
  uploads,
  allowed,
  usage,
  isFull,
  catchPaste = false,
  children,
  first,
  isLineInside = false,
}: Props) {
  const drop = useFileDrop(uploads.add, catchPaste)
  const [asking, setAsking] = useState(false)
  const line = (
    <Group gap="md" mt={isLineInside && uploads.items.length === 0 ? 0 : 6}>
      {first}
      {!isFull && (
        <Anchor
          component="button"
          type="button"
          size="xs"
          onClick={() => setAsking(true)}
          disabled={field.disabled}
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
  )
  return (
    <Input.Wrapper
      {...inputProps({ ...field, error: field.error ?? Object.values(field.inner ?? {})[0] })}
      id={undefined}
      labelElement="div"
    >
      <div
        className={classes.drop}
        data-over={drop.over || undefined}
        id={field.id}
        tabIndex={-1}
        role="group"
        aria-label={field.label}
        {...drop.handlers}
      >
        {children}
        {isLineInside && line}
      </div>
      {!isLineInside && line}
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
