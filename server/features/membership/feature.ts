import { freightAdminApi, freightApi } from '#contract/freight.ts'
import { membershipAdminApi, membershipApi } from '#contract/membership.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { remindOfExpiry } from '#server/jobs/kinds.ts'
import { job } from '#server/jobs/queue.ts'
import { membershipAdminHandlers } from './admin_handlers.ts'
import { freightAdminHandlers } from './freight_admin_handlers.ts'
import { freightHandlers } from './freight_handlers.ts'
import { settleLedgers } from './freight_ledger.ts'
import { membershipHandlers } from './own_handlers.ts'
import { beginPeriods, remindOfEnd } from './settle.ts'

export const beginMemberships = job('begin_memberships', { cron: '* * * * *' })

export const membership: Feature = {
  name: 'membership',
  calls: [
    calls(membershipApi, membershipHandlers),
    calls(membershipAdminApi, membershipAdminHandlers),
    calls(freightApi, freightHandlers),
    calls(freightAdminApi, freightAdminHandlers),
  ],
  jobs: [
    work(beginMemberships, (_, { database, clock }) => beginPeriods(database.orm, clock())),
    work(beginMemberships, (_, { database, clock }) => settleLedgers(database.orm, clock())),
    work(remindOfExpiry, (_, { database, clock }) => remindOfEnd(database.orm, clock())),
  ],
}
