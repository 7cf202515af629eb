import { staffApi } from '#contract/staff.ts'
import { staffAdminApi } from '#contract/staff_admin.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { deliverInvitation, sendInvitation } from './deliver_invitation.ts'
import { staffHandlers } from './handlers.ts'
import { purgeInvitations } from './invitation_store.ts'
import { staffAdminHandlers } from './replace_main.ts'
import { purgeTransfers } from './transfer_store.ts'

export const staff: Feature = {
  name: 'staff',
  calls: [calls(staffApi, staffHandlers), calls(staffAdminApi, staffAdminHandlers)],
  jobs: [work(deliverInvitation, sendInvitation)],
  purge: async (db, now) => {
    await purgeInvitations(db, now)
    await purgeTransfers(db, now)
  },
  withoutCatalogue: true,
}
