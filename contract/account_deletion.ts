/** Deleting one's own account: asked for with the password, carried out 14 days later (decision 082). */
import * as z from 'zod/mini'
import { ownPassword } from './account_forms.ts'
import { empty, endpoint } from './endpoint.ts'
import { id, isoTime } from './text.ts'

/** Days between the request and the deletion, in which it can be withdrawn. */
export const deletionDays = 14
/** Days after which a deal without a delivery date counts as done. */
export const dealDays = 30

/** What has to be settled before an account can be deleted. */
export const deletionObstacles = [
  'operator',
  'staff',
  'hand_over',
  'deals',
  'group_buys',
  'certification',
  'membership',
  'refund',
] as const
export type DeletionObstacle = (typeof deletionObstacles)[number]

export const obstacle = z.object({ kind: z.enum(deletionObstacles), count: z.int() })
export type Obstacle = z.output<typeof obstacle>

export const accountDeletion = z.object({
  /** When it was asked for; null unless it was. */
  requested_time: z.nullable(isoTime),
  /** When it is carried out, or would be if it were asked for now. */
  delete_time: isoTime,
  obstacles: z.array(obstacle),
  /** What ends with the account: the company of a main account; null for everybody else. */
  company: z.nullable(
    z.object({
      id,
      name: z.string(),
      /** Postings that are closed. */
      postings: z.int(),
      /** Enquiries and quotes without an answer, which are withdrawn. */
      offers: z.int(),
      /** End of the membership that is lost; null without one. */
      membership_until: z.nullable(isoTime),
    }),
  ),
})
export type AccountDeletion = z.output<typeof accountDeletion>

export const accountDeletionApi = {
  own: endpoint({
    method: 'GET',
    path: '/api/account/deletion/',
    access: 'user',
    summary: 'Whether the own account is going to be deleted, what is in the way, and what ends with it',
    reply: accountDeletion,
  }),
  request: endpoint({
    method: 'POST',
    path: '/api/account/deletion/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Ask, with the own password, for the own account to be deleted in 14 days',
    body: z.strictObject({ password: ownPassword }),
    reply: accountDeletion,
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/account/deletion/',
    access: 'user',
    summary: 'Keep the own account after all; also answers when nothing was asked for',
    reply: empty,
  }),
}
