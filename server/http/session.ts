import { hash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access, Endpoint } from '#contract/endpoint.ts'
import {
  adminPermissions,
  backendPermissions,
  type AdminPermission,
  type BackendPermission,
  type Permission,
} from '#contract/permissions.ts'
import type { UnreadCount } from '#contract/user_message.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { failureOf } from '#server/db/failures.ts'
import { insertSession, touchSession, type SessionDevice, type SessionRow } from '#server/db/sessions.ts'
import { companyOf, isFounder } from '#server/features/company/founding_rules.ts'
import { standingAt, type Standing } from '#server/features/company/standing_rules.ts'
import { deviceOf } from '#server/features/sign_in/rules.ts'
import type { Deps } from './deps.ts'
import { shownNetwork } from './network.ts'
import { Problem } from './problem.ts'

export type Role = 'main_account' | 'staff' | 'operator'

/** The caller, with everything that permission rules need. Company values are those in force at this moment. */
export type Actor = Standing & {
  accountId: number
  /** The company that the actor acts for; `noCompanyYet` until the first action that needs one. */
  tenantId: number | null
  isBackend: boolean
  roles: readonly Role[]
  permissions: ReadonlySet<Permission>
  /** Whether the actor may write in the forum: everybody but staff to whom their company has not given the right. */
  hasForumRight: boolean
  sessionId: number
  /** The operator who acts for the account in this session; null in the person's own. */
  operatorId: number | null
  /** Whether an authenticator app is set up, and whether the second factor was proved in this session. */
  secondFactor: { hasApp: boolean; isProved: boolean }
  /** Number of unread messages; set for handlers made by `withUnread`. */
  unread?: UnreadCount
}
export type CompanyActor = Actor & { tenantId: number }

/** The type of actor that an endpoint's `access` guarantees. */
export type ActorFor<A extends Access> = 'public' extends A
  ? Actor | null
  : A extends 'company' | BackendPermission
    ? CompanyActor
    : Actor

const tokenPattern = /^[\w-]{43}$/
const tokenHash = (token: string): string => hash('sha256', token, 'hex')

/** Returns the actor of the Access-Token header, or null for a visitor. An ended session counts as none. */
export async function readActor(
  deps: Deps,
  request: FastifyRequest,
  withUnread: boolean,
): Promise<Actor | null> {
  const token = request.headers['access-token']
  if (typeof token !== 'string' || !tokenPattern.test(token)) return null
  const now = deps.clock()
  const row = await deps.sessions.find(tokenHash(token), { now, withUnread })
  if (!row) return null
  await touchSession(deps.database.orm, row, now).catch((error: unknown) => {
    // Reading goes on while the disk is full.
    if (failureOf(error) !== 'full') throw error
    deps.disk.noteFull(now)
  })
  const { unread_all: all, unread_forum: forum, unread_newest: newest } = row
  const isCounted = all !== undefined && forum !== undefined && newest !== undefined
  const unread = isCounted ? { unread: { all, forum_discuss: forum, newest } } : {}
  return { ...toActor(row, now), ...unread }
}

/** What a session keeps of the browser that sends this request. */
export const sessionDevice = ({ headers, ip }: FastifyRequest): SessionDevice => ({
  ...deviceOf(headers['user-agent'] ?? ''),
  network: shownNetwork(ip),
})

/** Opens a session and returns its token: 256 random bits, of which only the SHA-256 is stored. */
export async function openSession(
  db: DbOrTx,
  accountId: number,
  source: string,
  now: Date,
  device: SessionDevice = {},
  kind: { impersonation?: { id: number; until: Date }; isProved?: boolean } = {},
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(db, { tokenHash: tokenHash(token), accountId, source, device, now, ...kind })
  return token
}

/** Checks access: 401 without a session, then 403 for a missing company or permission, or for an operator in between. */
export function authorize(endpoint: Pick<Endpoint, 'access' | 'acting'>, actor: Actor | null): void {
  requireAccess(endpoint.access, actor)
  if (endpoint.acting === 'only_in_person' && actor) requirePerson(actor)
}

/** Refuses an operator who acts for the account: for the part of a call that only the person may do (decision 126). */
export function requirePerson({ operatorId }: Pick<Actor, 'operatorId'>): void {
  if (operatorId !== null) throw new Problem('only_in_person')
}

function requireAccess(access: Access, actor: Actor | null): void {
  if (access === 'public') return
  if (!actor) throw new Problem('login_invalid')
  if (access === 'user') return
  if (access === 'operator') {
    if (!actor.isBackend) throw new Problem('forbidden')
    return
  }
  const forCompany = access === 'company' || (backendPermissions as readonly string[]).includes(access)
  if (forCompany && actor.tenantId === null) throw new Problem('company_required')
  if (access !== 'company' && !actor.permissions.has(access)) throw new Problem('forbidden')
}

export function toActor(row: SessionRow, now: Date): Actor {
  return {
    accountId: row.account_id,
    tenantId: companyOf(row),
    isBackend: row.is_backend,
    roles: [...companyRoles(row), ...(row.is_backend ? (['operator'] as const) : [])],
    permissions: permissionsOf(row),
    hasForumRight: !companyRoles(row).includes('staff') || row.staff_permissions.includes('forum'),
    ...standingAt(row, now),
    sessionId: row.session_id,
    operatorId: row.operator_id,
    secondFactor: { hasApp: row.has_app, isProved: row.proved_at !== null },
  }
}

type Place = Pick<SessionRow, 'is_backend' | 'tenant_id' | 'pre_company_name' | 'tenant_role'>
type Rights = Place & Pick<SessionRow, 'admin_permissions' | 'staff_permissions'>

/** An actor whose company is not founded yet has the rights that it will have in that company. */
export const companyRoles = (row: Place): ('main_account' | 'staff')[] =>
  isFounder(row) ? ['main_account'] : row.tenant_role ? [row.tenant_role] : []

/** Main accounts have every backend permission, staff those given to them, operators their admin permissions. */
export function permissionsOf(row: Rights): Set<Permission> {
  const [role] = companyRoles(row)
  const own = role === 'staff' ? row.staff_permissions : role ? backendPermissions : []
  const isBackendPermission = (name: string): name is BackendPermission =>
    (backendPermissions as readonly string[]).includes(name)
  const isAdminPermission = (name: string): name is AdminPermission =>
    (adminPermissions as readonly string[]).includes(name)
  return new Set<Permission>([
    ...own.filter(isBackendPermission),
    ...(row.is_backend ? row.admin_permissions.filter(isAdminPermission) : []),
  ])
}
