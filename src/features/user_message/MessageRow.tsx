import { UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { UserMessage } from '#contract/user_message.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { moduleLabel } from './module_labels.ts'
import classes from './MessageDrawer.module.css'

type Props = {
  message: UserMessage
  open: (message: UserMessage, inNewTab: boolean) => void
}

/** One notification: subject, title, text and age. */
export function MessageRow({ message, open }: Props) {
  const { t } = useLingui()
  return (
    <li>
      <UnstyledButton
        className={classes.message}
        data-unread={!message.is_read || undefined}
        onClick={(event) => open(message, event.ctrlKey || event.metaKey)}
      >
        <span className={classes.head}>
          <span className={classes.module}>{t(moduleLabel(message.module))}</span>
          {!message.is_read && <span className={classes.dot} role="img" aria-label={t`unread`} />}
          <time className={classes.age} dateTime={message.created_time}>
            {formatAge(message.created_time)}
          </time>
        </span>
        <span className={classes.title}>{message.title}</span>
        {message.info && <span className={classes.info}>{message.info}</span>}
      </UnstyledButton>
    </li>
  )
}
