/** What waits for operators besides postings, each queue for those who may see it. */
import { countSubmitted as countApplications } from '#server/features/certification/store.ts'
import { countWaitingPosts } from '#server/features/forum/admin_store.ts'
import { countSubmitted as countSuppliers } from '#server/features/good_business/store.ts'
import { countWaiting as countInspections } from '#server/features/inspect_business/store.ts'
import { countRequested as countRefunds } from '#server/features/membership/freight_store.ts'
import { countWaiting as countMemberships } from '#server/features/membership/store.ts'
import { countOpen as countAlerts } from '#server/features/mill_certificate/store.ts'
import { handling } from '#server/features/user_accusation/rules.ts'
import { countAccusations } from '#server/features/user_accusation/store.ts'
import type { DbOrTx } from '#server/db/client.ts'
import type { Actor } from '#server/http/session.ts'
import type { Queue } from './store.ts'

const officeQueues = [
  'forum',
  'good_business',
  'inspect_business',
  'mill_certificate',
  'tenant',
  'membership',
  'freight',
  'user_accusation',
] as const
export type OfficeQueue = (typeof officeQueues)[number]

type Source = {
  isShown: (permissions: Actor['permissions']) => boolean
  count: (db: DbOrTx, permissions: Actor['permissions']) => Promise<Omit<Queue, 'name'>>
}
const sources: Record<OfficeQueue, Source> = {
  forum: { isShown: (all) => all.has('admin_forum'), count: countWaitingPosts },
  good_business: { isShown: (all) => all.has('website_config'), count: countSuppliers },
  inspect_business: { isShown: (all) => all.has('admin_inspect'), count: countInspections },
  mill_certificate: { isShown: (all) => all.has('admin_quotation.get'), count: countAlerts },
  tenant: { isShown: (all) => all.has('admin_tenant.get'), count: countApplications },
  membership: { isShown: (all) => all.has('admin_tenant.get'), count: countMemberships },
  freight: { isShown: (all) => all.has('admin_tenant.get'), count: countRefunds },
  user_accusation: {
    isShown: (all) => handling(all).length > 0,
    count: (db, all) => countAccusations(db, handling(all)),
  },
}

/** The counts do not need each other: one after the other they would take as long as all of them together. */
export const readOfficeQueues = (
  db: DbOrTx,
  permissions: Actor['permissions'],
): Promise<(Queue & { name: OfficeQueue })[]> =>
  Promise.all(
    officeQueues
      .filter((name) => sources[name].isShown(permissions))
      .map(async (name) => ({ name, ...(await sources[name].count(db, permissions)) })),
  )
