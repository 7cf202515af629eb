import type { backendUserApi } from '#contract/backend_user.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { backendUserListApi, backendUserResource } from '#contract/resources/backend_user.ts'
import { roleAdminApi, roleResource } from '#contract/resources/role.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { nameText, normaliseName } from '#server/features/account/rules.ts'
import { getAccount } from '#server/features/account/store.ts'
import { endForbiddenImpersonations, endSessionsOf } from '#server/features/impersonation/end_store.ts'
import { removeForOther } from '#server/features/second_factor/store.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { mailOrigin } from '#server/http/mail_origin.ts'
import { withDetail, type Handlers } from '#server/http/mount.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import type { Actor } from '#server/http/session.ts'
import { appoint, auditedRoles, rolesWith } from './appoint.ts'
import { deliverAppointment } from './deliver_appointment.ts'
import { administration, changeRefusal, holdsAll, refusedOfPerson, refusedOfRole } from './rules.ts'
import {
  allRoles,
  backendUserRows,
  countWithRole,
  findPerson,
  hasOtherRoleWith,
  hasPermission,
  lockBackOffice,
  replaceRoles,
  roleIdsOf,
  roleRows,
  setFrozen,
} from './store.ts'

/** Begins a write of people or roles. Throws `right_withdrawn` if the right was taken away since the request began. */
async function begins(tx: DbOrTx, { accountId }: Actor): Promise<void> {
  await lockBackOffice(tx)
  if (!(await hasPermission(tx, accountId, administration))) throw new Problem('right_withdrawn')
}

async function rolesOfPerson(db: DbOrTx, id: number, actor: Actor) {
  const person = await findPerson(db, id)
  if (!person) throw new Problem('not_found')
  return {
    revision: person.operator_revision,
    role_ids: await roleIdsOf(db, id),
    can_change: holdsAll(actor, person.admin_permissions),
  }
}

export const backendUserHandlers: Handlers<typeof backendUserApi> = {
  roles: async ({ db, actor }) =>
    (await allRoles(db)).map(({ id, name_zh: zh, name_en: en, permissions }) => ({
      id,
      name: { zh, en },
      permissions: adminPermissions.filter((one) => permissions.includes(one)),
      is_givable: holdsAll(actor, permissions),
    })),

  rolesOf: ({ db, params, actor }) => rolesOfPerson(db, params.id, actor),

  add: async ({ db, deps, actor, body, request, lang, now }) => {
    const { country } = await getAccount(db, actor.accountId)
    const named = normaliseName(body.account, country)
    if (!named) throw fieldProblem('account', 'account_format', lang)
    const id = await db.transaction(async (tx) => {
      await begins(tx, actor)
      const roles = await rolesWith(tx, body.role_ids)
      if (!roles.every(({ permissions }) => holdsAll(actor, permissions)))
        throw new Problem('beyond_own_permissions')
      const made = await appoint(tx, { named, displayName: body.display_name, roles, country, now })
      const to = nameText(named)
      await deps.jobs.send(tx, deliverAppointment, {
        to,
        lang,
        origin: mailOrigin(request, deps.config),
      })
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: backendUserResource.name,
        action: 'create',
        sign: made.id,
        after: auditedRoles(roles),
        now,
      })
      return made.id
    })
    return withDetail({ id }, { en: 'Added to the back office', zh: '已添加到管理后台' })
  },

  setRoles: async ({ db, actor, params, query, body, now }) => {
    const after = await db.transaction(async (tx) => {
      await begins(tx, actor)
      const person = await findPerson(tx, params.id, true)
      if (!person) throw new Problem('not_found')
      if (person.operator_revision !== query.revision)
        throw new Problem('edit_conflict', { data: await rolesOfPerson(tx, params.id, actor) })
      const earlier = await rolesWith(tx, await roleIdsOf(tx, params.id))
      const wanted = await rolesWith(tx, body.role_ids)
      const refusal = changeRefusal(actor, params.id, { before: earlier, after: wanted })
      if (refusal) throw new Problem(refusal)
      await replaceRoles(
        tx,
        params.id,
        wanted.map(({ id }) => id),
      )
      await endForbiddenImpersonations(tx, now)
      await recordAudit(tx, {
        actorId: actor.accountId,
        kind: backendUserResource.name,
        action: 'assign_roles',
        sign: params.id,
        before: auditedRoles(earlier),
        after: auditedRoles(wanted),
        now,
      })
      return rolesOfPerson(tx, params.id, actor)
    })
    return withDetail(after, { en: 'Saved', zh: '已保存' })
  },
}

export const backendUsers: ServedResource = {
  of: backendUserResource,
  api: backendUserListApi,
  server: {
    source: backendUserRows,
    refused: refusedOfPerson,
    begins,
    moves: {
      freeze: async (tx, { id }, _form, { now }) => {
        await setFrozen(tx, id, now)
        await endSessionsOf(tx, id, { now })
      },
      unfreeze: (tx, { id }) => setFrozen(tx, id, null),
      end_sessions: (tx, { id }, _form, { now }) => endSessionsOf(tx, id, { now }),
      remove_second_factor: async (tx, { id }, _form, { now }) => void (await removeForOther(tx, id, now)),
    },
  },
}

export const roles: ServedResource = {
  of: roleResource,
  api: roleAdminApi,
  server: {
    source: roleRows,
    refused: refusedOfRole,
    taken: { field: 'name', issue: 'name_exists' },
    begins,
    check: async (tx, values, before, { actor }) => {
      const wanted = values['permissions'] as string[]
      if (!holdsAll(actor, wanted)) throw new Problem('beyond_own_permissions')
      if (!before || wanted.includes(administration)) return
      const { accountId } = actor
      const isOwn = (await roleIdsOf(tx, accountId)).includes(before.id)
      const given = { accountId, except: before.id, permission: administration }
      if (isOwn && !(await hasOtherRoleWith(tx, given))) throw new Problem('own_last_right')
    },
    updated: (tx, { now }) => endForbiddenImpersonations(tx, now),
    removing: async (tx, { id }) => {
      const count = await countWithRole(tx, id)
      if (count > 0) throw new Problem('role_in_use', { values: { count } })
    },
  },
}
