const day = 86_400_000

/** The local time of a time zone: `date` like 2026-01-31, `time` like 08:00. */
export function localClock(timeZone: string, now: Date): { date: string; time: string } {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  }).formatToParts(now)
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    time: `${part('hour')}:${part('minute')}`,
  }
}

/** The moment at which a time zone's clock shows this local time; an hour later where summer time skips it. */
function momentOf(timeZone: string, date: string, time: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const shown = (at: number) => {
    const clock = localClock(timeZone, new Date(at))
    return Date.parse(`${clock.date}T${clock.time}:00Z`)
  }
  let at = wanted
  // The offset may differ between the first guess and the result: the second iteration corrects it.
  for (let round = 0; round < 2; round += 1) at += wanted - shown(at)
  return new Date(at)
}

const morning = '08:00'

const addDays = (date: string, count: number): string =>
  new Date(Date.parse(date) + count * day).toISOString().slice(0, 10)

/** The next 8:00 in the morning of the time zone after `now`. */
export function nextMorning(timeZone: string, now: Date): Date {
  const { date, time } = localClock(timeZone, now)
  return momentOf(timeZone, time < morning ? date : addDays(date, 1), morning)
}
