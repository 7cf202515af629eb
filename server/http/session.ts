import { hash, randomBytes } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Access } from '#contract/endpoint.ts'
import type { Certification, CreditRating, Membership } from '#contract/enums.ts'
import {
  adminPermissions,
  backendPermissions,
  type AdminPermission,
  type BackendPermission,
  type Permission,
} from '#contract/permissions.ts'
import type { UnreadCount } from '#contract/user_message.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { companyOf, isFounder, noCompanyYet } from '#server/db/companies.ts'
import { insertSession, touchSession, type SessionRow } from '#server/db/sessions.ts'
import type { Deps } from './deps.ts'
import { Problem } from './problem.ts'

export type Role = 'main_account' | 'staff' | 'operator'

/** Who is calling, with everything that rules ask about. Company values are those in force at this moment. */
export type Actor = {
  accountId: number
  /** The company that the actor acts for; `noCompanyYet` while the first thing that needs one has not been done. */
  tenantId: number | null
  isBackend: boolean
  roles: readonly Role[]
  permissions: ReadonlySet<Permission>
  membership: Membership
  certification: Certification
  creditRating: CreditRating
  sessionId: number
  /** Unread messages, for handlers that are made by `withUnread`. */
  unread?: UnreadCount
}
export type CompanyActor = Actor & { tenantId: number }

/** The actor that an endpoint's `access` guarantees. */
export type ActorFor<A extends Access> = 'public' extends A
  ? Actor | null
  : A extends 'company' | BackendPermission
    ? CompanyActor
    : Actor

const tokenPattern = /^[\w-]{43}$/
const tokenHash = (token: string): string => hash('sha256', token, 'hex')

/** The actor of the Access-Token header, or null for a visitor; an ended token counts as none. */
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
  await touchSession(deps.database.orm, row, now)
  const { unread_all: all, unread_forum: forum } = row
  const unread = all === undefined || forum === undefined ? {} : { unread: { all, forum_discuss: forum } }
  return { ...toActor(row, now), ...unread }
}

/** Whether the actor has given its company's information and has founded none yet. */
export const foundsCompany = (actor: Actor | null): actor is CompanyActor => actor?.tenantId === noCompanyYet

/** Opens a session and returns its token: 256 random bits, of which only the SHA-256 is kept. */
export async function openSession(db: DbOrTx, accountId: number, source: string, now: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await insertSession(db, { tokenHash: tokenHash(token), accountId, source, now })
  return token
}

/** 401 without a session, then 403: company first, then the permission. */
export function authorize(access: Access, actor: Actor | null): void {
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
    membership: membershipAt(row, now),
    certification: certificationAt(row, now),
    creditRating: row.credit_rating ?? 2,
    sessionId: row.session_id,
  }
}

type Place = Pick<SessionRow, 'is_backend' | 'tenant_id' | 'pre_company_name' | 'tenant_role'>
type Rights = Place & Pick<SessionRow, 'admin_permissions' | 'staff_permissions'>

/** Whoever is about to found a company has the place that he will have in it. */
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

const isPast = (time: string | Date | null, now: Date): boolean => time !== null && new Date(time) <= now

/** Tier in force: one that has run out counts as none. */
export function membershipAt(
  row: { membership: Membership | null; membership_until: string | Date | null },
  now: Date,
): Membership {
  return isPast(row.membership_until, now) ? 'none' : (row.membership ?? 'none')
}

/** State in force: a certification past its date is expired, whatever is stored. */
export function certificationAt(
  row: { certification: Certification | null; certification_expires_on: string | Date | null },
  now: Date,
): Certification {
  const stored = row.certification ?? 'none'
  return stored === 'certified' && isPast(row.certification_expires_on, now) ? 'expired' : stored
}
