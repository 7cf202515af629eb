/**
 * The menus (SPEC 2.70–2.76, 2.102–2.109) are data, one file each. An entry is shown once its page exists and the account
 * may open it, so that later pages appear by themselves and no link is dead.
 */
import type { MessageDescriptor } from '@lingui/core'
import type { Session } from '#contract/account.ts'
import type { TagModule } from '#contract/enums.ts'
import type { Permission } from '#contract/permissions.ts'
import { allowed } from '#shared/session/allowed.ts'

export type MenuEntry = {
  label: MessageDescriptor
  /** Path of the page, as its route names it. */
  to: string
  /** What to have at hand, shown in the publish dialog. */
  hint?: MessageDescriptor
  search?: Record<string, string | number>
  permission?: Permission
  /** Permissions of which any one suffices. */
  anyOf?: readonly Permission[]
  children?: readonly MenuEntry[]
  /** Submenu of at most `max` tags of a module; the tag's id becomes the search parameter `key`. */
  tags?: { module: TagModule; max: number; key: string }
  /** Shows how many drafts and queued items this device holds. */
  countsDrafts?: boolean
  /** Shows how many messages of conversations are unread. */
  countsUnread?: boolean
}

export type MenuGroup = { label: MessageDescriptor | null; entries: readonly MenuEntry[] }
/** A group that folds; `name` is what the device remembers of it. */
export type FoldingGroup = MenuGroup & { name: string }

/** Returns the entries whose page exists and that the account may open (SPEC 2.102, 6.15). */
export const visibleEntries = (
  entries: readonly MenuEntry[],
  exists: (path: string) => boolean,
  session: Session | null,
): MenuEntry[] =>
  entries.filter(
    ({ to, permission, anyOf = [permission] }) => exists(to) && anyOf.some((one) => allowed(session, one)),
  )

/** Returns the groups with their visible entries, without empty groups. */
export const visibleGroups = <G extends MenuGroup>(
  groups: readonly G[],
  exists: (path: string) => boolean,
  session: Session | null,
): G[] =>
  groups
    .map((group) => ({ ...group, entries: visibleEntries(group.entries, exists, session) }))
    .filter((group) => group.entries.length > 0)
