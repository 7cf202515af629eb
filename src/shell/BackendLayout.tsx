import { Paper } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { ConversationCount } from '#features/conversation/ConversationCount.tsx'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { AccountCard } from './AccountCard.tsx'
import { AccountOutlet } from './AccountOutlet.tsx'
import { FramePart } from './FramePart.tsx'
import { MarketFrame } from './MarketFrame.tsx'
import { MenuLink } from './MenuLink.tsx'
import { backendMenu } from './menus/backend.ts'
import { visibleGroups } from './menus/menu.ts'
import { NarrowFold } from './NarrowFold.tsx'
import { useActiveEntry } from './use_active_entry.ts'
import { usePages } from './use_pages.ts'
import shell from './shell.module.css'
import classes from './BackendLayout.module.css'
import { latePart } from '#shared/offline/late_part.ts'

const DraftCount = latePart(async () => (await import('#features/drafts/DraftCount.tsx')).DraftCount)

const DeletionBanner = latePart(
  async () => (await import('#features/account_deletion/DeletionBanner.tsx')).DeletionBanner,
)

/** Personal backend: the market's frame with a left menu. */
export function BackendLayout() {
  const { t } = useLingui()
  const session = useSession()
  const exists = usePages()
  const menu = useActiveEntry<HTMLDivElement>(session)
  return (
    <MarketFrame>
      {session?.deletion_time && (
        <FramePart>
          <DeletionBanner time={session.deletion_time} />
        </FramePart>
      )}
      <div className={shell.columns}>
        <Paper ref={menu} withBorder component="nav" className={classes.menu} aria-label={t`My account`}>
          <NarrowFold name={t`My account`}>
            <AccountCard session={session} />
            <ul className={classes.list}>
              {visibleGroups(backendMenu, exists, session).flatMap((group) =>
                group.entries.map((entry) => (
                  <li key={entry.to}>
                    <MenuLink to={entry.to} className={classes.link}>
                      {t(entry.label)}
                      {entry.countsDrafts && session && (
                        <FramePart>
                          <DraftCount accountId={session.id} />
                        </FramePart>
                      )}
                      {entry.countsUnread && actsForCompany(session) && (
                        <FramePart>
                          <ConversationCount />
                        </FramePart>
                      )}
                    </MenuLink>
                  </li>
                )),
              )}
            </ul>
          </NarrowFold>
        </Paper>
        <main id="main" tabIndex={-1}>
          <AccountOutlet />
        </main>
      </div>
    </MarketFrame>
  )
}
