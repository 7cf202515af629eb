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
 * Floating tip 'You have N new messages' (spec §2), once per news: opened or put away, it stays away in every tab until
 * there are more.
 */
export function UnreadTip({ open }: { open: () => void }) {
  const { t } = useLingui()
  const count = useUnread()?.all
  const [told, setTold] = useLocalStorage({
    key: `${accountStoragePrefix}told_unread`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  })
  const isFewer = count !== undefined && count < told
  useEffect(() => {
    if (isFewer) setTold(count)
  }, [isFewer, count, setTold])
  if (count === undefined || count <= told) return null
  return (
    <Notice about="unread">
      <div className={classes.tip} role="status">
        <UnstyledButton
          className={classes.text}
          onClick={() => {
            setTold(count)
            open()
          }}
        >
          <IconBell size={16} aria-hidden />
          <Plural value={count} one="You have # new message" other="You have # new messages" />
        </UnstyledButton>
        <CloseButton size="sm" aria-label={t`Dismiss`} onClick={() => setTold(count)} />
      </div>
    </Notice>
  )
}
