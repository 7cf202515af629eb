import { ActionIcon, FileButton, Group, Text, Textarea } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPaperclip, IconSend2 } from '@tabler/icons-react'
import { useCallback, useEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { messageLength } from '#contract/conversation.ts'
import type { FileType } from '#contract/upload.ts'
import { uploadLimits } from '#contract/upload.ts'
import { FileKeeperContext } from '#shared/form/kept_files.ts'
import { acceptOf, sameAgain } from '#shared/form/upload_checks.ts'
import { UploadAlert } from '#shared/form/UploadAlert.tsx'
import { useFileDrop } from '#shared/form/use_file_drop.ts'
import { useFileKeeper } from '#shared/form/use_file_keeper.ts'
import { useUploads } from '#shared/form/use_uploads.ts'
import { conversationDraftId } from '#shared/offline/draft_names.ts'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { useOnlyInPerson } from '#shared/form/only_in_person.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import classes from './Conversation.module.css'
import { ComposerFiles } from './ComposerFiles.tsx'
import type { ComposerState } from './use_composer.ts'

type Props = { accountId: number; conversationId: number; composer: ComposerState }

const allowed: readonly FileType[] = ['image', 'document']
/** The number of remaining characters is shown when it is at most this. */
const limitShownBelow = 200
const noReport = () => undefined

/** Input for a message; text and files are kept on this device while it is written. */
export function Composer({ accountId, conversationId, composer }: Props) {
  const keeper = useFileKeeper(accountId, conversationDraftId(conversationId), noReport)
  return (
    <FileKeeperContext value={keeper}>
      <Box key={composer.sentCount} composer={composer} isAfterSending={composer.sentCount > 0} />
    </FileKeeperContext>
  )
}

function Box({ composer, isAfterSending }: { composer: ComposerState; isAfterSending: boolean }) {
  const { t } = useLingui()
  const { values, setFiles, setText } = composer
  const [onlyHere, setOnlyHere] = useState(0)
  const box = useRef<HTMLTextAreaElement>(null)
  // After a message was sent, the focus stays in the input.
  useEffect(() => {
    if (isAfterSending) box.current?.focus()
  }, [isAfterSending])
  const uploads = useUploads({
    value: values.files as Parameters<typeof setFiles>[0],
    onChange: setFiles,
    allowed,
    usage: 'conversation',
    max: uploadLimits.files,
    onPending: useCallback((_: number, here: number) => setOnlyHere(here), []),
  })
  const drop = useFileDrop(uploads.add, false)
  const left = messageLength - values.text.trim().length
  const isFull = uploads.items.length >= uploadLimits.files
  // A file that this device could not store is uploaded by the page itself, and the message has to wait for it.
  const reserved = useOnlyInPerson()
  const isReady = !composer.isEmpty && left >= 0 && onlyHere === 0 && !reserved
  const accept = useMemo(() => acceptOf(allowed, 'conversation'), [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (isReady) composer.send()
  }
  return (
    <div className={classes.composer} data-over={drop.over || undefined} {...drop.handlers}>
      <ComposerFiles uploads={uploads} />
      <Textarea
        ref={box}
        aria-label={t`Your message`}
        placeholder={t`Write a message`}
        autosize
        minRows={2}
        maxRows={8}
        // Text typed now would be cleared together with the sent message.
        readOnly={composer.isSending}
        value={values.text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        error={
          left < 0 ? t`${plural(-left, { one: '# character', other: '# characters' })} too many` : undefined
        }
      />
      <Group justify="space-between" wrap="nowrap" mt={6}>
        <Group gap="xs" wrap="nowrap">
          <FileButton
            multiple
            accept={accept}
            inputProps={sameAgain}
            onChange={uploads.add}
            disabled={isFull}
          >
            {(button) => (
              <ActionIcon
                {...button}
                variant="subtle"
                color="gray"
                size={30}
                disabled={isFull}
                aria-label={t`Add files`}
                title={t`Pictures, PDF, Word or Excel, up to 5 MB each`}
              >
                <IconPaperclip size={18} />
              </ActionIcon>
            )}
          </FileButton>
          <Text size="xs" c="dimmed" role="status">
            {reserved
              ? reserved
              : left >= 0 && left <= limitShownBelow
                ? t`${plural(left, { one: '# character', other: '# characters' })} left`
                : onlyHere > 0
                  ? t`The message can be sent when its files are uploaded`
                  : null}
          </Text>
        </Group>
        <Group gap="sm" wrap="nowrap">
          <Text size="xs" c="dimmed">
            <Trans>Ctrl + Enter sends</Trans>
          </Text>
          <PersonalButton
            size="compact-md"
            leftSection={<IconSend2 size={16} aria-hidden />}
            disabled={!isReady}
            loading={composer.isSending}
            onClick={composer.send}
          >
            <Trans>Send</Trans>
          </PersonalButton>
        </Group>
      </Group>
      <SaveFailureAlert failure={composer.failure} />
      <UploadAlert alert={uploads.alert} onClose={uploads.queue.closeAlert} />
    </div>
  )
}
