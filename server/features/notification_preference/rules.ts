import { messageModules, type Language, type MessageModule } from '#contract/enums.ts'
import type { NotificationPreference } from '#contract/notification_preference.ts'
import type { PreferenceRow } from './store.ts'
import { localClock } from './clock_rules.ts'

/** The time zone of people who have not chosen one: the market's. */
export const marketTimeZone = 'Asia/Shanghai'

/** Defaults: push on, no digest, no quiet hours. */
export function defaultPreference(language: Language): NotificationPreference {
  return {
    modules: modulesOf([], []),
    quiet_hours: null,
    time_zone: marketTimeZone,
    language,
  }
}

export const preferenceOf = (row: PreferenceRow): NotificationPreference => ({
  modules: modulesOf(row.push_off, row.digest_on),
  quiet_hours:
    row.quiet_from === null || row.quiet_to === null ? null : { from: row.quiet_from, to: row.quiet_to },
  time_zone: row.time_zone,
  language: row.language as Language,
})

function modulesOf(
  pushOff: readonly string[],
  digestOn: readonly string[],
): NotificationPreference['modules'] {
  const entries = messageModules.map((module) => [
    module,
    {
      push: !pushOff.includes(module),
      email_digest: digestOn.includes(module) ? ('daily' as const) : ('never' as const),
    },
  ])
  return Object.fromEntries(entries) as NotificationPreference['modules']
}

type Muting = Pick<PreferenceRow, 'push_off' | 'quiet_from' | 'quiet_to' | 'time_zone'>

/** Whether a person wants a push of this module at this moment. */
export const isPushWanted = (row: Muting, module: MessageModule, now: Date): boolean =>
  !row.push_off.includes(module) && !isQuiet(row, now)

function isQuiet({ quiet_from, quiet_to, time_zone }: Muting, now: Date): boolean {
  if (quiet_from === null || quiet_to === null) return false
  const time = localClock(time_zone, now).time
  return quiet_from < quiet_to ? quiet_from <= time && time < quiet_to : quiet_from <= time || time < quiet_to
}
