import { CloseButton, UnstyledButton } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { Plural, useLingui } from '@lingui/react/macro'
import { IconBell } from '@tabler/icons-react'
import { useEffect, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { accountStoragePrefix } from '#shared/session/remembered.ts'
import { tipPlace } from './tip_place.ts'
import { useUnread } from './unread.ts'
import classes from './UnreadTip.module.css'

/**
 * Tip 'You have N new messages' (SPEC 2.101). Once opened or dismissed it stays hidden in every tab until there is a
 * newer unread message. It stands in the header, which makes room for it, and so covers nothing.
 */
export function UnreadTip({ open }: { open: () => void }) {
  const { t } = useLingui()
  const { all: count, newest } = useUnread() ?? { all: 0, newest: 0 }
  const [told, setTold] = useLocalStorage({
    key: `${accountStoragePrefix}told_message`,
    defaultValue: 0,
    getInitialValueInEffect: false,
  })
  if (count === 0 || newest <= told) return null
  const dismiss = () => setTold(newest)
  const tip = (
    <div className={classes.tip} role="status">
      <UnstyledButton
        className={classes.text}
        onClick={() => {
          dismiss()
          open()
        }}
      >
        <IconBell size={16} aria-hidden />
        <Plural value={count} one="You have # new message" other="You have # new messages" />
      </UnstyledButton>
      <CloseButton size={24} aria-label={t`Dismiss`} onClick={dismiss} />
    </div>
  )
  return <InHeader>{tip}</InHeader>
}

/** Shows its children in the header, which is there before them. */
function InHeader({ children }: { children: ReactNode }) {
  const [box] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.getElementById(tipPlace)?.append(box)
    return () => box.remove()
  }, [box])
  return createPortal(children, box)
}
