import { CloseButton, UnstyledButton } from '@mantine/core'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { useUnread } from './unread.ts'
import classes from './UnreadTip.module.css'

/** Number that was put away in this tab. */
const storageKey = `${accountStoragePrefix}tip_put_away`

/** Floating tip 'You have N new messages' (spec §2); put away, it stays away until there are more. */
export function UnreadTip({ open }: { open: () => void }) {
  const { t } = useLingui()
  const count = useUnread()?.all
  const [putAway, setPutAway] = useState(() => Number(sessionStorage.getItem(storageKey) ?? 0))
  useEffect(() => sessionStorage.setItem(storageKey, String(putAway)), [putAway])
  if (count !== undefined && count < putAway) setPutAway(count)
  if (count === undefined || count <= putAway) return null
  return (
    <div className={classes.tip} role="status">
      <UnstyledButton className={classes.text} onClick={open}>
        <IconBell size={16} aria-hidden />
        <Plural value={count} one="You have # new message" other="You have # new messages" />
      </UnstyledButton>
      <CloseButton size="sm" aria-label={t`Put away`} onClick={() => setPutAway(count)} />
    </div>
  )
}
