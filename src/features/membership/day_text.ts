import { formatDate } from '#shared/i18n/format.ts'

/** A day of China in the reader's way of writing, whatever the time zone of the device. */
export const dayText = (day: string): string => formatDate(`${day}T00:00`)
