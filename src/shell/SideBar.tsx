import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowUp, IconBell, IconHeadset, IconPlus, IconStar } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { UnreadTip, useUnread } from '#features/user_message/index.ts'
import { toastError } from '#shared/ui/toast.ts'
import { useToken } from '#shared/session/token.ts'
import { Dropdown } from './Dropdown.tsx'
import { FramePart } from './FramePart.tsx'
import { contextPublish } from './menus/navigation.ts'
import { ServiceCard } from './ServiceCard.tsx'
import { usePages } from './use_pages.ts'
import classes from './SideBar.module.css'
import { latePart } from '#shared/offline/late_part.ts'

const MessageDrawer = latePart(
  async () => (await import('#features/user_message/MessageDrawer.tsx')).MessageDrawer,
)

const maxShownUnread = 99

/** Column of shortcuts beside the content (SPEC 2.93–2.100); the back office has none. */
export function SideBar() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const exists = usePages()
  const token = useToken()
  const { pathname, href } = useLocation()
  const unread = useUnread()?.all ?? 0
  const [drawer, setDrawer] = useState<'never' | 'open' | 'closed'>('never')
  const publish = contextPublish.find(
    ({ section, to }) => (pathname === section || pathname.startsWith(`${section}/`)) && exists(to),
  )
  const openMessages = () => {
    if (token === null) void navigate({ to: '/login', search: { redirect: href } })
    else setDrawer('open')
  }
  const publishLabel = (
    <>
      <IconPlus size={19} stroke={1.8} aria-hidden />
      <Trans>Publish</Trans>
    </>
  )
  const askForGroup = () => {
    if (token === null) void navigate({ to: '/login', search: { redirect: href } })
    else void import('#features/user_accusation/GroupRequest.tsx').then((module) => module.openGroupRequest())
  }
  return (
    <>
      <aside className={classes.bar} aria-label={t`Tools`}>
        <Dropdown
          align="left"
          className={classes.item}
          label={
            <>
              <IconHeadset size={19} stroke={1.6} aria-hidden />
              <Trans>Service</Trans>
            </>
          }
        >
          {() => <ServiceCard />}
        </Dropdown>
        {exists('/backend/collection') && (
          <Link to={'/backend/collection' as string} className={classes.item}>
            <IconStar size={19} stroke={1.6} aria-hidden />
            <Trans context="side bar">Saved</Trans>
          </Link>
        )}
        <UnstyledButton className={classes.item} onClick={openMessages}>
          <IconBell size={19} stroke={1.6} aria-hidden />
          <Trans context="side bar">Messages</Trans>
          {unread > 0 && (
            <span className={classes.badge}>
              <span aria-hidden>{unread > maxShownUnread ? `${maxShownUnread}+` : unread}</span>
              <span className={classes.hidden}>{t`${unread} unread`}</span>
            </span>
          )}
        </UnstyledButton>
        {publish &&
          (publish.asks ? (
            <UnstyledButton className={classes.item} data-accent onClick={askForGroup}>
              {publishLabel}
            </UnstyledButton>
          ) : (
            <Link
              to={publish.to}
              search={{ command: 'create' } as never}
              className={classes.item}
              data-accent
            >
              {publishLabel}
            </Link>
          ))}
        <UnstyledButton className={classes.item} onClick={() => scrollTo({ top: 0, behavior: 'smooth' })}>
          <IconArrowUp size={19} stroke={1.6} aria-hidden />
          <Trans>To top</Trans>
        </UnstyledButton>
      </aside>
      {token !== null && drawer !== 'open' && (
        <FramePart>
          <UnreadTip open={openMessages} />
        </FramePart>
      )}
      {drawer !== 'never' && (
        <FramePart onFail={() => toastError(t`This part of the page could not be loaded`)}>
          <MessageDrawer opened={drawer === 'open'} close={() => setDrawer('closed')} />
        </FramePart>
      )}
    </>
  )
}
