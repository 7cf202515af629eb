import { ActionIcon, Button, FileButton, Group, Progress, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowUp, IconFileText, IconUpload } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { uploadLimits, type FileType, type Usage } from '#contract/upload.ts'
import { isLocal } from '../offline/local_files.ts'
import { FileLink } from '../ui/FileLink.tsx'
import { FileActions } from './FileActions.tsx'
import classes from './form.module.css'
import { acceptOf, sameAgain } from './upload_checks.ts'
import { useCaptions } from './use_captions.ts'
import { UploadArea } from './UploadArea.tsx'
import { useUploads } from './use_uploads.ts'
import type { WidgetProps } from './widget_props.ts'

const none: FileRef[] = []

type Props = WidgetProps<FileRef[]> & {
  allowed: readonly FileType[]
  usage: Usage
  max?: number
  onPending?: (count: number, onlyHere: number) => void
}

/** Documents as a list, each with its progress. */
export function FilesField(props: Props) {
  const { value, onChange, disabled, allowed, usage, max = uploadLimits.files, onPending } = props
  const { t } = useLingui()
  const captionOf = useCaptions()
  const uploads = useUploads({
    value: value ?? none,
    onChange: useCallback((next: FileRef[]) => onChange(next.length > 0 ? next : null), [onChange]),
    allowed,
    usage,
    max,
    id: props.id,
    onPending,
  })
  const isFull = uploads.items.length >= max
  return (
    <UploadArea
      field={props}
      uploads={uploads}
      allowed={allowed}
      usage={usage}
      isFull={isFull}
      isLineInside
      first={
        <FileButton
          multiple={max > 1}
          accept={acceptOf(allowed, usage)}
          inputProps={sameAgain}
          onChange={(files) => uploads.add([files].flat().filter((file) => file !== null))}
          disabled={disabled || isFull}
        >
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="compact-md"
              leftSection={<IconUpload size={14} />}
              disabled={disabled || isFull}
            >
              {max > 1 ? <Trans>Add files</Trans> : <Trans>Choose a file</Trans>}
            </Button>
          )}
        </FileButton>
      }
    >
      <ul className={classes.files}>
        {uploads.items.map((item, index) => (
          <li key={item.key} className={classes.file} data-state={item.state}>
            <IconFileText size={18} aria-hidden />
            <Text size="sm" truncate title={item.name}>
              {item.address && !isLocal(item.address) ? (
                <FileLink address={item.address} size="sm">
                  {item.name}
                </FileLink>
              ) : (
                item.name
              )}
            </Text>
            {item.state === 'uploading' ? (
              <Progress value={item.progress * 100} aria-label={t`Upload of ${item.name}`} />
            ) : (
              <Text
                size="xs"
                className={classes.caption}
                data-state={item.state}
                title={item.error ?? undefined}
              >
                {captionOf(item)}
              </Text>
            )}
            <Group gap={2} wrap="nowrap">
              <FileActions item={item} queue={uploads.queue} size={24}>
                {max > 1 && (
                  <ActionIcon
                    size={24}
                    variant="subtle"
                    color="gray"
                    aria-label={t`Move ${item.name} up`}
                    disabled={index === 0}
                    onClick={() => uploads.queue.move(index, index - 1)}
                  >
                    <IconArrowUp size={16} />
                  </ActionIcon>
                )}
              </FileActions>
            </Group>
          </li>
        ))}
      </ul>
    </UploadArea>
  )
}
