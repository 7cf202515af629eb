import { useLingui } from '@lingui/react/macro'
import type { ConversationMessage, OpeningWords } from '#contract/conversation.ts'
import { formatClock, formatDate } from '#shared/i18n/format.ts'
import classes from './Conversation.module.css'
import { MessageFiles } from './MessageFiles.tsx'

/** One message; messages of the reader's company are on the right. */
export function MessageItem({ message }: { message: ConversationMessage }) {
  const { t } = useLingui()
  const { text, files, author, is_own: isOwn, is_mine: isMine, created_time: at } = message
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <div className={classes.by}>
        {isMine ? t`You` : author} · <time dateTime={at}>{formatClock(at)}</time>
      </div>
      <div className={classes.bubble}>
        {text && <p className={classes.text}>{text}</p>}
        {files.length > 0 && <MessageFiles files={files} />}
      </div>
    </li>
  )
}

/** The text of an enquiry, a quote or its answer, shown before the first message. */
export function OpeningItem({ words, company }: { words: OpeningWords; company: string }) {
  const { t } = useLingui()
  const { text, is_own: isOwn, created_time: at } = words
  return (
    <li className={classes.message} data-own={isOwn || undefined}>
      <div className={classes.by}>
        {isOwn ? t`Our enquiry, quote or answer` : company} · <time dateTime={at}>{formatDate(at)}</time>
      </div>
      <div className={classes.bubble}>
        <p className={classes.text}>{text}</p>
      </div>
    </li>
  )
}
