import { sql } from 'drizzle-orm'
import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { StaffRight } from '#contract/staff.ts'
import { identity, time } from './columns.ts'
import { accountId, tenantId } from './reference_columns.ts'

const isPending = sql`state = 'pending'`

/**
 * An invitation to a company. It carries no secret: whoever signs in with the mobile number or e-mail address in `name`
 * (E.164, or lower case) has shown that it is theirs, and answers there (decision 076).
 */
export const staffInvitation = pgTable(
  'staff_invitation',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    name: text('name').notNull(),
    rights: text('rights').array().notNull().$type<StaffRight[]>(),
    /** A pending one whose `expires_at` has passed is over, but can be sent again. */
    state: text('state', { enum: ['pending', 'accepted', 'declined', 'withdrawn'] }).notNull(),
    invited_by: accountId('invited_by').notNull(),
    sent_at: time('sent_at').notNull(),
    expires_at: time('expires_at').notNull(),
    ended_at: time('ended_at'),
  },
  (row) => [
    uniqueIndex('staff_invitation_pending').on(row.tenant_id, row.name).where(isPending),
    index('staff_invitation_name').on(row.name).where(isPending),
  ],
)

/** A main account's wish to change places with a staff member, who has to confirm it. */
export const identityTransfer = pgTable(
  'identity_transfer',
  {
    id: identity(),
    tenant_id: tenantId().notNull(),
    from_id: accountId('from_id').notNull(),
    to_id: accountId('to_id').notNull(),
    state: text('state', { enum: ['pending', 'confirmed', 'declined', 'withdrawn', 'expired'] }).notNull(),
    created_at: time('created_at').notNull(),
    expires_at: time('expires_at').notNull(),
    ended_at: time('ended_at'),
  },
  (row) => [uniqueIndex('identity_transfer_pending').on(row.tenant_id).where(isPending)],
)
