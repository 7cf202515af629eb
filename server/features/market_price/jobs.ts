import { job } from '#server/jobs/queue.ts'

/** Queued with every write of a price. */
export const checkPriceAlerts = job<Record<string, never>>('check_price_alerts')
