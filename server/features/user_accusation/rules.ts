import type { AdminPermission, Permission } from '#contract/permissions.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'
import type { ReportedKind } from '#contract/user_accusation.ts'

/** What has the code that a report names; null when nothing has it, and for a request. */
export type Reported = ReportedKind | null

/** Requests for group buyings go to their operators (SPEC 5.16), and so does every report that names nothing known. */
const requests: AdminPermission = 'admin_raise.get'
const companies: AdminPermission = 'admin_tenant.get'
const posts: AdminPermission = 'admin_forum'
const isRegistered = (kind: string): kind is RegisteredKind => kind in postings

/** The permission for handling a report about this or, for null, a request. */
export function permissionToHandle(about: Reported): AdminPermission {
  if (about === 'company') return companies
  if (about === 'forum_post') return posts
  return about !== null && isRegistered(about) ? postings[about].definition.adminPermission : requests
}

const all = [
  requests,
  companies,
  posts,
  ...Object.values(postings).map(({ definition }) => definition.adminPermission),
]

/** Those of the operator's permissions that reports and requests can need. */
export const handling = (permissions: ReadonlySet<Permission>): AdminPermission[] =>
  all.filter((name) => permissions.has(name))

/** What another operator handles can be taken over, but not decided; what is one's own cannot be taken again. */
export function refusedOf(
  { state, operator_id: handler }: Readonly<Record<string, unknown>>,
  actor: { accountId: number },
): string[] {
  if (state !== 'in_hand') return []
  return handler === actor.accountId ? ['take'] : ['answer', 'dismiss']
}
