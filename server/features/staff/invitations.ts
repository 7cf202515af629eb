import type { FastifyRequest } from 'fastify'
import type { staffApi } from '#contract/staff.ts'
import type { Lang } from '#contract/enums.ts'
import { companyNames, personNames } from '#server/db/names.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { nameText, normaliseName, type AccountName } from '#server/features/account/rules.ts'
import { findAccountByName, getAccount, lockAccount } from '#server/features/account/store.ts'
import { lockTenant } from '#server/features/company/store.ts'
import { readQuotas } from '#server/features/postings/quota_store.ts'
import { requireWithinLimit } from '#server/features/postings/rules.ts'
import { notify } from '#server/features/user_message/store.ts'
import type { Deps } from '#server/http/deps.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { useLimits } from '#server/http/limits.ts'
import { mailOrigin } from '#server/http/mail_origin.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { CompanyActor } from '#server/http/session.ts'
import { deliverInvitation } from './deliver_invitation.ts'
import {
  countValid,
  endInvitation,
  endOthersOf,
  findInvitation,
  isInvited,
  lockInvitation,
  namesOf,
  putInvitation,
  renewInvitation,
  tellInvited,
  type Invitation,
} from './invitation_store.ts'
import { lockManager } from './locking.ts'
import { giveRefusal, invitationRefusal, inviteRefusal, isOver, joinRefusal, tidyRights } from './rules.ts'
import { accountsToTell, addToCompany, countStaff, staffLimit } from './store.ts'

const orRefuse = (code: ConstructorParameters<typeof Problem>[0] | null) => {
  if (code) throw new Problem(code)
}

/**
 * Invitations reach people who have asked for nothing, and their refusals tell whether somebody has an account: so both
 * are few.
 */
const sendLimits = ({ tenantId }: CompanyActor, name: string) => [
  { key: `invite:company:${tenantId}`, limit: 60, seconds: 3600 },
  { key: `invite:to:${tenantId}:${name}`, limit: 5, seconds: 86_400 },
]

/** Throws quota_exhausted unless the company, which is locked, has room for one more: pending invitations count. */
async function requireRoom(tx: DbOrTx, actor: CompanyActor, now: Date): Promise<void> {
  const used = (await countStaff(tx, actor.tenantId)) + (await countValid(tx, actor.tenantId, now))
  requireWithinLimit(await readQuotas(tx), 'staff_accounts', actor, used)
}

type Sent = Pick<Invitation, 'id' | 'tenant_id' | 'name'>

/** Queues the message to the mobile number or address, and notifies its account if there is one. */
async function send(
  tx: DbOrTx,
  invitation: Sent,
  given: {
    deps: Deps
    request: FastifyRequest
    found: { id: number } | undefined
    lang: Lang
    now: Date
  },
): Promise<void> {
  const { deps, request, found, lang, now } = given
  const company = await companyNames(tx, invitation.tenant_id)
  await deps.jobs.send(tx, deliverInvitation, {
    to: invitation.name,
    company,
    lang,
    origin: mailOrigin(request, deps.config),
  })
  if (found) await tellInvited(tx, invitation, { accountId: found.id, now })
}

const asName = (name: string): AccountName => (name.includes('@') ? { email: name } : { mobile: name })

/** Locks the account and an invitation to it, and returns both; throws why it can no longer be answered. */
async function lockForAnswer(tx: DbOrTx, given: { accountId: number; id: number; now: Date }) {
  const own = await lockAccount(tx, given.accountId)
  const found = await findInvitation(tx, given.id)
  if (!found || own.is_backend || !namesOf(own).includes(found.name)) throw new Problem('not_found')
  await lockTenant(tx, found.tenant_id)
  const invitation = (await lockInvitation(tx, given.id)) ?? found
  orRefuse(invitationRefusal(invitation, given.now))
  return { own, invitation }
}

/** Tells everybody who keeps the company's staff what the invited person has answered. */
async function tellAnswer(
  tx: DbOrTx,
  given: { invitation: Invitation; accountId: number; answer: 'accepted' | 'declined'; now: Date },
): Promise<void> {
  const { invitation, accountId, answer, now } = given
  const tenantId = invitation.tenant_id
  await notify(tx, {
    accountIds: await accountsToTell(tx, { tenantId, except: [accountId] }),
    module: 'staff',
    record_sign: `invitation-${invitation.id}`,
    code: 'staff_invitation_answered',
    params: { person: await personNames(tx, accountId), answer },
    now,
  })
}

type Answers = 'invite' | 'sendAgain' | 'withdrawInvitation' | 'accept' | 'decline'

export const invitationHandlers: Pick<Handlers<typeof staffApi>, Answers> = {
  invite: async ({ db, deps, actor, body, request, lang, now }) => {
    const { country } = await getAccount(db, actor.accountId)
    const named = normaliseName(body.account, country)
    if (!named) throw fieldProblem('account', 'account_format', lang)
    const name = nameText(named)
    await useLimits(db, sendLimits(actor, name), now)
    const rights = tidyRights(body.rights)
    await db.transaction(async (tx) => {
      const { tenantId } = actor
      const me = await lockManager(tx, actor)
      const found = await findAccountByName(tx, named)
      orRefuse(inviteRefusal(me, found) ?? giveRefusal(me, rights))
      const names = found ? namesOf(found) : [name]
      if (await isInvited(tx, { tenantId, names, now })) throw new Problem('invitation_exists')
      await requireRoom(tx, actor, now)
      const id = await putInvitation(tx, { tenantId, name, rights, by: me.id, now })
      await send(tx, { id, tenant_id: tenantId, name }, { deps, request, found, lang, now })
    })
    return withDetail(null, { en: `Invitation sent to ${name}`, zh: `已向 ${name} 发送邀请` })
  },

  sendAgain: async ({ db, deps, actor, params, request, lang, now }) => {
    const { tenantId } = actor
    const known = await findInvitation(db, params.id)
    if (known?.tenant_id !== tenantId) throw new Problem('not_found')
    await useLimits(db, sendLimits(actor, known.name), now)
    await db.transaction(async (tx) => {
      const me = await lockManager(tx, actor)
      const invitation = (await lockInvitation(tx, params.id)) ?? known
      if (invitation.state !== 'pending') throw new Problem('invitation_over')
      const found = await findAccountByName(tx, asName(invitation.name))
      orRefuse(inviteRefusal(me, found) ?? giveRefusal(me, invitation.rights))
      // A valid invitation has its place already.
      if (isOver(invitation, now)) await requireRoom(tx, actor, now)
      await renewInvitation(tx, invitation.id, now)
      await send(tx, invitation, { deps, request, found, lang, now })
    })
    return withDetail(null, { en: 'Sent again, valid for another 7 days', zh: '已重新发送，7 天内有效' })
  },

  withdrawInvitation: async ({ db, actor, params, now }) => {
    await db.transaction(async (tx) => {
      const me = await lockManager(tx, actor)
      const invitation = await lockInvitation(tx, params.id)
      if (invitation?.tenant_id !== actor.tenantId) throw new Problem('not_found')
      if (invitation.state !== 'pending') throw new Problem('invitation_over')
      orRefuse(giveRefusal(me, invitation.rights))
      await endInvitation(tx, invitation.id, { state: 'withdrawn', now })
      const found = await findAccountByName(tx, asName(invitation.name))
      if (!found || isOver(invitation, now)) return
      await notify(tx, {
        accountIds: [found.id],
        module: 'staff',
        record_sign: `invitation-${invitation.id}`,
        code: 'staff_invitation_withdrawn',
        params: { company: await companyNames(tx, invitation.tenant_id) },
        now,
      })
    })
    return withDetail(null, { en: 'Invitation withdrawn', zh: '已撤回邀请' })
  },

  accept: async ({ db, actor, params, now }) => {
    const { accountId } = actor
    await db.transaction(async (tx) => {
      const { own, invitation } = await lockForAnswer(tx, { accountId, id: params.id, now })
      orRefuse(joinRefusal(own))
      const tenantId = invitation.tenant_id
      // The tier may have fallen since the invitation was sent.
      const limit = await staffLimit(tx, tenantId, now)
      if (limit !== null && (await countStaff(tx, tenantId)) >= limit) throw new Problem('company_full')
      await endInvitation(tx, invitation.id, { state: 'accepted', now })
      await endOthersOf(tx, { tenantId, names: namesOf(own), now })
      await addToCompany(tx, { accountId, tenantId, rights: invitation.rights })
      await tellAnswer(tx, { invitation, accountId, answer: 'accepted', now })
    })
    return withDetail(null, { en: 'You belong to the company now', zh: '您已加入该公司' })
  },

  decline: async ({ db, actor, params, now }) => {
    const { accountId } = actor
    await db.transaction(async (tx) => {
      const { invitation } = await lockForAnswer(tx, { accountId, id: params.id, now })
      await endInvitation(tx, invitation.id, { state: 'declined', now })
      await tellAnswer(tx, { invitation, accountId, answer: 'declined', now })
    })
    return withDetail(null, { en: 'Invitation declined', zh: '已谢绝邀请' })
  },
}
