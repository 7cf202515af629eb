import type { SentInvitation, staffApi, StaffMember } from '#contract/staff.ts'
import type { Lang } from '#contract/enums.ts'
import { getAccount, type AccountRow } from '#server/features/account/store.ts'
import { noCompanyYet } from '#server/features/company/founding_rules.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { limitOf } from '#server/features/postings/rules.ts'
import type { Handlers } from '#server/http/mount.ts'
import { invitationHandlers } from './invitations.ts'
import { countStaff, peopleOf } from './store.ts'
import { countValid, namesOf, pendingOf, type Invitation } from './invitation_store.ts'
import { memberHandlers } from './members.ts'
import { nameIn, ownPlace, roleOf, type Named } from './own_place.ts'
import { giveRefusal, isMain, isOver, maskedAccount, nameRefusal, removeRefusal, rightsOf } from './rules.ts'
import { transferHandlers } from './transfers.ts'

function memberRow(row: AccountRow, reader: AccountRow, lang: Lang): StaffMember {
  const mayRemove = removeRefusal(reader, row) === null
  return {
    id: row.id,
    name: nameIn(row, lang),
    avatar: row.avatar,
    account: maskedAccount(namesOf(row)[0] ?? ''),
    role: roleOf(row),
    rights: rightsOf(row),
    last_login_time: row.last_login_at?.toISOString() ?? null,
    is_disabled: row.disabled_at !== null,
    is_self: row.id === reader.id,
    can: {
      // Somebody with rights beyond the reader's can still be given or taken those that the reader has.
      change: row.id !== reader.id && !isMain(row),
      remove: mayRemove,
      transfer: nameRefusal(reader, row) === null,
    },
  }
}

function sentRow(
  row: Invitation & { by: Named },
  reader: AccountRow,
  given: { lang: Lang; now: Date },
): SentInvitation {
  // What somebody could not give, they can neither send again nor take back.
  const holdsRights = giveRefusal(reader, row.rights) === null
  return {
    id: row.id,
    account: maskedAccount(row.name),
    rights: row.rights,
    invited_by: nameIn(row.by, given.lang),
    sent_time: row.sent_at.toISOString(),
    expires_time: row.expires_at.toISOString(),
    is_expired: isOver(row, given.now),
    can: { send: holdsRights, withdraw: holdsRights },
  }
}

export const staffHandlers: Handlers<typeof staffApi> = {
  ...invitationHandlers,
  ...memberHandlers,
  ...transferHandlers,

  list: async ({ db, actor, lang, now }) => {
    const { tenantId } = actor
    const own = await getAccount(db, actor.accountId)
    // The main account of a company that is not founded yet (decision 052).
    const reader = tenantId === noCompanyYet ? { ...own, tenant_role: 'main_account' } : own
    const people = tenantId === noCompanyYet ? [reader] : await peopleOf(db, tenantId)
    const invitations = await pendingOf(db, tenantId)
    const used = (await countStaff(db, tenantId)) + (await countValid(db, tenantId, now))
    return {
      people: people.map((row) => memberRow(row, reader, lang)),
      invitations: invitations.map((row) => sentRow(row, reader, { lang, now })),
      usage: { used, limit: limitOf(await readQuotas(db), 'staff_accounts', actor) },
      gives: rightsOf(reader),
    }
  },

  own: ({ db, actor, lang, now }) => ownPlace(db, { accountId: actor.accountId, lang, now }),
}
