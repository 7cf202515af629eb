import type { CompanyOverview } from '#contract/tenant.ts'
import { chinaDayOf } from '#shared/i18n/last_day.ts'

type InForce = Pick<CompanyOverview, 'certification' | 'expires_on'>

/**
 * A year from today, or from the end of the certification in force, in days of China as YYYY-MM-DD; from 29 February on
 * 1 March.
 */
export function usualEnd({ certification, expires_on: end }: InForce, now = Date.now()): string {
  const from = chinaDayOf(certification === 'certified' && end ? Date.parse(end) : now)
  const date = new Date(from)
  date.setUTCFullYear(date.getUTCFullYear() + 1)
  return date.toISOString().slice(0, 10)
}
