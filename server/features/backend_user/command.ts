/** What `server/operator.ts` does: operators are made here before anybody can open the page for it (decision 084). */
import { randomInt } from 'node:crypto'
import { adminPermissions } from '#contract/permissions.ts'
import { problemText } from '#contract/problems.ts'
import { recordAudit } from '#server/db/audit.ts'
import type { Db, DbOrTx } from '#server/db/client.ts'
import { nameText, normaliseName, type AccountName } from '#server/features/account/rules.ts'
import { findAccountByName, lockAccount } from '#server/features/account/store.ts'
import { removeForOther } from '#server/features/second_factor/store.ts'
import { Problem } from '#server/http/problem.ts'
import { appoint, auditedRoles, rolesWith } from './appoint.ts'
import {
  allRoles,
  insertRole,
  listOperators,
  lockBackOffice,
  replaceRoles,
  roleIdsOf,
  type StoredRole,
} from './store.ts'

type Hash = (password: string) => Promise<string>

/** A mistake of the caller, with a sentence that says what to do. */
export class CommandError extends Error {}

/** The role with every permission; made when it is asked for and does not exist. */
const administrator = { zh: '管理员', en: 'Administrator' }

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'
/** A random password in the format of the market, without letters that look alike. */
const newPassword = () => Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('')

export function accountNamed(typed: string): AccountName {
  const named = normaliseName(typed)
  if (!named || ('email' in named && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(named.email)))
    throw new CommandError(`Not a mobile number or an e-mail address: ${typed}`)
  return named
}

async function roleNamed(tx: DbOrTx, name: string, now: Date): Promise<StoredRole> {
  const roles = await allRoles(tx)
  const folded = name.toLowerCase()
  const isNamed = ({ zh, en }: { zh: string; en: string }) =>
    [zh, en].some((one) => one.toLowerCase() === folded)
  const found = roles.find(({ name_zh: zh, name_en: en }) => isNamed({ zh, en }))
  if (found) return found
  if (isNamed(administrator))
    return insertRole(tx, { ...administrator, permissions: [...adminPermissions], now })
  const known = [administrator.en, ...roles.map(({ name_en }) => name_en)]
  throw new CommandError(`There is no role “${name}”. Roles: ${[...new Set(known)].join(', ')}`)
}

/**
 * Gives somebody a role, and an account with a random password if there is none. Returns lines for the terminal. An
 * account that has registered keeps its password; a back-office user keeps the other roles.
 */
export async function createOperator(
  db: Db,
  given: { account: string; displayName: string; role: string; now: Date; hashPassword: Hash },
): Promise<string[]> {
  const { now, displayName } = given
  const named = accountNamed(given.account)
  const password = newPassword()
  const passwordHash = await given.hashPassword(password)
  try {
    const { made, role } = await db.transaction(async (tx) => {
      await lockBackOffice(tx)
      const role = await roleNamed(tx, given.role, now)
      const found = await findAccountByName(tx, named)
      const earlier = found?.is_backend ? await rolesWith(tx, await roleIdsOf(tx, found.id)) : undefined
      const roles = [...(earlier ?? []).filter(({ id }) => id !== role.id), role]
      const made =
        found && earlier
          ? { id: found.id, isNew: false }
          : await appoint(tx, { named, displayName, roles, country: 'CN', passwordHash, now })
      if (earlier)
        await replaceRoles(
          tx,
          made.id,
          roles.map(({ id }) => id),
        )
      await recordAudit(tx, {
        // Nobody is signed in where the command runs.
        actorId: null,
        kind: 'backend_user',
        action: earlier ? 'assign_roles' : 'create',
        sign: made.id,
        before: earlier ? auditedRoles(earlier) : null,
        after: auditedRoles(roles),
        now,
      })
      return { made, role }
    })
    return [
      `${nameText(named)} works in the back office with the role “${role.name_en}”.`,
      made.isNew
        ? `Password for the first log-in, shown only here: ${password}\nChange it under Account settings.`
        : 'The account was there before and keeps its password.',
    ]
  } catch (error) {
    if (error instanceof Problem) throw new CommandError(problemText(error.code, 'en', error.values))
    throw error
  }
}

/**
 * Removes the second factor of a back-office user who cannot use it any more and whom no administrator can help. Returns
 * lines for the terminal.
 */
export async function removeSecondFactor(db: Db, given: { account: string; now: Date }): Promise<string[]> {
  const { now } = given
  const named = accountNamed(given.account)
  const found = await findAccountByName(db, named)
  if (!found?.is_backend) throw new CommandError(`Nobody of the back office is called ${nameText(named)}`)
  const isRemoved = await db.transaction(async (tx) => {
    await lockBackOffice(tx)
    await lockAccount(tx, found.id)
    const done = await removeForOther(tx, found.id, now)
    if (done)
      await recordAudit(tx, {
        actorId: null,
        kind: 'backend_user',
        action: 'remove_second_factor',
        sign: found.id,
        now,
      })
    return done
  })
  return [
    isRemoved
      ? `${nameText(named)} has no second factor any more: app, recovery codes and passkeys are removed, and all log-ins have ended.`
      : `${nameText(named)} has no second factor; nothing was changed.`,
  ]
}

/** One line for each back-office user: name, roles, state. */
export async function operatorLines(db: DbOrTx): Promise<string[]> {
  const found = await listOperators(db)
  if (found.length === 0) return ['Nobody works in the back office yet.']
  return found.map(({ name, roles, is_frozen }) =>
    [name, roles ?? 'no role', ...(is_frozen ? ['frozen'] : [])].join('  ·  '),
  )
}
