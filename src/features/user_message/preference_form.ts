import type { MessageModule } from '#contract/enums.ts'
import type { NotificationPreference } from '#contract/notification_preference.ts'
import { modulesOf } from './message_filter.ts'
import type { MessageGroup } from './message_groups.ts'

type Choice = { push: boolean; email_digest: 'daily' | 'never' }

/** Returns the choice for a whole subject; undefined if its modules differ. */
export function groupChoice<K extends keyof Choice>(
  { modules }: NotificationPreference,
  group: MessageGroup,
  of: K,
): Choice[K] | undefined {
  const values = new Set(modulesOf(group).map((module) => modules[module][of]))
  return values.size === 1 ? [...values][0] : undefined
}

/** Returns the preferences with one choice set for all modules of a subject. */
export function withGroup(
  preference: NotificationPreference,
  group: MessageGroup,
  choice: Partial<Choice>,
): NotificationPreference {
  const modules = { ...preference.modules }
  for (const module of modulesOf(group) as MessageModule[])
    modules[module] = { ...modules[module], ...choice }
  return { ...preference, modules }
}
