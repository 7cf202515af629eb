import { CloseButton, UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useEffect } from 'react'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { useUnread } from './unread.ts'
import classes from './UnreadTip.module.css'

/**
 * Floating tip 'You have N new messages' (SPEC 2.101). Once opened or dismissed it stays hidden in every tab until there
 * are more unread messages.
 */
export function UnreadTip({ open }: { open: () => void }) {
  const { t } = useLingui()
  const count = useUnread()?.all
  const [dismissedCount, setDismissedCount] = useLocalStorage({
    key: `${accountStoragePrefix}told_unread`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  })
  const isFewer = count !== undefined && count < dismissedCount
  useEffect(() => {
    if (isFewer) setDismissedCount(count)
  }, [isFewer, count, setDismissedCount])
  if (count === undefined || count <= dismissedCount) return null
  return (
    <Notice about="unread">
      <div className={classes.tip} role="status">
        <UnstyledButton
          className={classes.text}
          onClick={() => {
            setDismissedCount(count)
            open()
          }}
        >
          <IconBell size={16} aria-hidden />
          <Plural value={count} one="You have # new message" other="You have # new messages" />
        </UnstyledButton>
        <CloseButton size="sm" aria-label={t`Dismiss`} onClick={() => setDismissedCount(count)} />
      </div>
    </Notice>
  )
}
