import type { PostingKind } from '#contract/enums.ts'
import type { AdminPermission, Permission } from '#contract/permissions.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'

/** Requests for group buyings go to their operators (SPEC 5.16), and so does every report that names no posting. */
const requests: AdminPermission = 'admin_raise.get'
const isRegistered = (kind: PostingKind): kind is RegisteredKind => kind in postings

/** The permission for handling a report about a posting of this kind or, for null, a request. */
export const permissionToHandle = (kind: PostingKind | null): AdminPermission =>
  kind !== null && isRegistered(kind) ? postings[kind].definition.adminPermission : requests

const all = [requests, ...Object.values(postings).map(({ definition }) => definition.adminPermission)]

/** Those of the operator's permissions that reports and requests can need. */
export const handling = (permissions: ReadonlySet<Permission>): AdminPermission[] =>
  all.filter((name) => permissions.has(name))
