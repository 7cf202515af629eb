import type { PostingKind } from '#contract/enums.ts'
import type { AdminPermission, Permission } from '#contract/permissions.ts'
import { postings, type RegisteredKind } from '#contract/postings/index.ts'

/** Group buying is opened by its operators (spec §7), to whom everything else comes that names no posting. */
const requests: AdminPermission = 'admin_raise.get'
const isRegistered = (kind: PostingKind): kind is RegisteredKind => kind in postings

/** What an operator needs to handle a report about a posting of this kind, or with null a request. */
export const permissionToHandle = (kind: PostingKind | null): AdminPermission =>
  kind !== null && isRegistered(kind) ? postings[kind].definition.adminPermission : requests

const all = [requests, ...Object.values(postings).map(({ definition }) => definition.adminPermission)]

/** Those of the operator's permissions that have something to handle. */
export const handling = (permissions: ReadonlySet<Permission>): AdminPermission[] =>
  all.filter((name) => permissions.has(name))
