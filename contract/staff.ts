/** 我的员工: the people of a company, invitations to it, and the transfer of its main account (SPEC 1.15, 6.20, 6.21). */
import * as z from 'zod/mini'
import { accountName, ownPassword } from './account_forms.ts'
import { companyName } from './company.ts'
import { empty, endpoint, queryNumber } from './endpoint.ts'
import { backendPermissions } from './permissions.ts'
import { id, isoTime } from './text.ts'

/**
 * What a main account may give to its staff. `forum` is a right without a permission string: the specification has none
 * for it, and the forum's menu entry is always shown (decision 076).
 */
export const staffRights = [...backendPermissions, 'forum'] as const
export type StaffRight = (typeof staffRights)[number]

/** How long an invitation, and a transfer that waits for its confirmation, are valid. */
export const invitationDays = 7
export const transferDays = 7
/** How long the person whom it concerned reads that one has expired. */
export const expiredDays = 30

const rights = z.array(z.enum(staffRights))
const givenRights = rights.check(z.maxLength(staffRights.length))

const staffMember = z.object({
  id,
  name: z.string(),
  avatar: z.nullable(z.string()),
  /** Mobile number or e-mail address, most of it replaced by `*`: the list is kept on devices for reading offline. */
  account: z.string(),
  role: z.enum(['main_account', 'staff']),
  rights,
  last_login_time: z.nullable(isoTime),
  /** Operators have disabled the account. */
  is_disabled: z.boolean(),
  is_self: z.boolean(),
  can: z.object({ change: z.boolean(), remove: z.boolean(), transfer: z.boolean() }),
})
export type StaffMember = z.output<typeof staffMember>

const sentInvitation = z.object({
  id,
  /** As of a member. */
  account: z.string(),
  rights,
  /** Name of the person who invited. */
  invited_by: z.string(),
  sent_time: isoTime,
  expires_time: isoTime,
  is_expired: z.boolean(),
  can: z.object({ send: z.boolean(), withdraw: z.boolean() }),
})
export type SentInvitation = z.output<typeof sentInvitation>

const receivedInvitation = z.object({
  id,
  company: companyName,
  rights,
  invited_by: z.string(),
  expires_time: isoTime,
})
export type ReceivedInvitation = z.output<typeof receivedInvitation>

const expiredInvitation = z.pick(receivedInvitation, { id: true, company: true, expires_time: true })
export type ExpiredInvitation = z.output<typeof expiredInvitation>

/** A transfer that waits for its confirmation, or expired without, as its two people see it. */
const pendingTransfer = z.object({
  id,
  from: z.string(),
  to: z.string(),
  /** Whether the reader is named and confirms it; otherwise the reader has asked for it. */
  is_named: z.boolean(),
  expires_time: isoTime,
})
export type PendingTransfer = z.output<typeof pendingTransfer>

const membership = z.object({
  company: companyName,
  role: z.enum(['main_account', 'staff']),
  rights,
})

const byId = { params: z.strictObject({ id: queryNumber(id) }) }

export const staffApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/backend/staff/',
    access: 'staff.get',
    summary: 'The company’s people, its invitations that nobody has answered, and how many the tier allows',
    reply: z.object({
      people: z.array(staffMember),
      invitations: z.array(sentInvitation),
      /** Staff and valid invitations; `limit` is null where there is none. */
      usage: z.object({ used: z.int(), limit: z.nullable(z.int()) }),
      /** Rights that the reader has and can give. */
      gives: rights,
    }),
  }),
  own: endpoint({
    method: 'GET',
    path: '/api/backend/staff/own/',
    access: 'user',
    summary:
      'The own place in a company, invitations to the own account, a transfer that concerns it, and those that expired',
    reply: z.object({
      membership: z.nullable(membership),
      invitations: z.array(receivedInvitation),
      transfer: z.nullable(pendingTransfer),
      /** Invitations to somebody without a company, and the company's newest transfer, that expired in the last 30 days. */
      expired: z.object({
        invitations: z.array(expiredInvitation),
        transfer: z.nullable(pendingTransfer),
      }),
    }),
  }),
  invite: endpoint({
    method: 'POST',
    path: '/api/backend/staff/invitation/',
    access: 'staff.get',
    acting: 'only_in_person',
    summary: 'Invite somebody by mobile number or e-mail address, for 7 days',
    body: z.strictObject({ account: accountName, rights: givenRights }),
    reply: empty,
  }),
  sendAgain: endpoint({
    method: 'POST',
    path: '/api/backend/staff/invitation/:id/send/',
    access: 'staff.get',
    acting: 'only_in_person',
    summary: 'Send an invitation again; it is valid for another 7 days',
    ...byId,
    reply: empty,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/backend/staff/invitation/:id/',
    access: 'staff.get',
    summary: 'Withdraw an invitation',
    ...byId,
    reply: empty,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/backend/staff/invitation/:id/accept/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Join the company; preliminary company information of the account is dropped',
    ...byId,
    reply: empty,
  }),
  decline: endpoint({
    method: 'POST',
    path: '/api/backend/staff/invitation/:id/decline/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Decline an invitation',
    ...byId,
    reply: empty,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/backend/staff/:id/',
    access: 'staff.get',
    acting: 'only_in_person',
    summary: 'Set the rights of a staff member; they count from the next request',
    ...byId,
    body: z.strictObject({ rights: givenRights }),
    reply: empty,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/backend/staff/:id/',
    access: 'staff.get',
    summary: 'Remove a staff member; postings and dealings stay with the company',
    ...byId,
    reply: empty,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/backend/staff/leave/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Leave the company as a staff member',
    reply: empty,
  }),
  transfer: endpoint({
    method: 'POST',
    path: '/api/backend/staff/transfer/',
    access: 'staff.get',
    acting: 'only_in_person',
    summary:
      'As the main account, name the staff member who takes its place once they confirm, within 7 days',
    body: z.strictObject({
      account_id: id,
      /** The own password. */
      password: ownPassword,
    }),
    reply: empty,
  }),
  withdrawTransfer: endpoint({
    method: 'DELETE',
    path: '/api/backend/staff/transfer/:id/',
    access: 'staff.get',
    summary: 'Withdraw a transfer that is not confirmed yet',
    ...byId,
    reply: empty,
  }),
  confirmTransfer: endpoint({
    method: 'POST',
    path: '/api/backend/staff/transfer/:id/confirm/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Become the main account; the former one stays as staff with every right',
    ...byId,
    reply: empty,
  }),
  declineTransfer: endpoint({
    method: 'POST',
    path: '/api/backend/staff/transfer/:id/decline/',
    access: 'user',
    acting: 'only_in_person',
    summary: 'Decline to become the main account',
    ...byId,
    reply: empty,
  }),
}
