import { CloseButton, Group, Text, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconSend2 } from '@tabler/icons-react'
import { useState } from 'react'
import { FileKeeperContext } from '#shared/form/kept_files.ts'
import { SaveFailureAlert } from '#shared/form/SaveFailureAlert.tsx'
import { useFileKeeper } from '#shared/form/use_file_keeper.ts'
import { replyDraftId } from '#shared/offline/draft_names.ts'
import { OneTextField } from '#shared/rich_text/OneTextField.tsx'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { MentionPicker } from './MentionPicker.tsx'
import { PostQuote } from './PostQuote.tsx'
import classes from './Thread.module.css'
import type { ReplyState } from './use_reply.ts'

type Props = {
  accountId: number
  thread: number
  reply: ReplyState
  isOpen: boolean
  onOpen: () => void
}

const noReport = () => undefined

/** Where a reply is written. The editor is loaded when somebody begins to write. */
export function ReplyBox({ accountId, thread, reply, isOpen, onOpen }: Props) {
  const { t } = useLingui()
  const [uploading, setUploading] = useState(0)
  const keeper = useFileKeeper(accountId, replyDraftId(thread), noReport)
  const { draft, error } = reply
  if (!isOpen)
    return (
      <UnstyledButton className={classes.begin} onClick={onOpen}>
        <Trans>Write a reply…</Trans>
      </UnstyledButton>
    )
  const isReady = !reply.isEmpty && uploading === 0
  const send = () => {
    if (isReady) reply.send()
  }
  return (
    <div className={classes.reply}>
      {draft.shown.quote && (
        <div className={classes.quoting}>
          <PostQuote quote={draft.shown.quote} />
          <CloseButton size="sm" aria-label={t`Do not quote`} onClick={() => reply.quote(null)} />
        </div>
      )}
      <FileKeeperContext value={keeper}>
        <OneTextField
          id="reply-body"
          label={t`Your reply`}
          value={draft.body}
          onChange={reply.setBody}
          error={error}
          usage="forum"
          onPending={setUploading}
          onSend={send}
          onReady={(editor) => editor.commands.focus('end')}
          tools={(editor) => <MentionPicker editor={editor} thread={thread} onChoose={reply.addMention} />}
        />
      </FileKeeperContext>
      <Group justify="flex-end" gap="sm" mt={8}>
        <Text size="xs" c="dimmed">
          {uploading > 0 ? (
            <Trans>The reply can be sent when its pictures are uploaded</Trans>
          ) : (
            <Trans>Ctrl + Enter sends</Trans>
          )}
        </Text>
        <PersonalButton
          leftSection={<IconSend2 size={16} aria-hidden />}
          disabled={!isReady}
          loading={reply.isSending}
          onClick={send}
        >
          <Trans>Reply</Trans>
        </PersonalButton>
      </Group>
      <SaveFailureAlert failure={reply.failure} />
    </div>
  )
}
