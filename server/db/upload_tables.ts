import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { time } from './columns.ts'
import { tenantId } from './reference_columns.ts'
import { account } from './tables.ts'

/** Every stored file and its uploader. */
export const upload = pgTable(
  'upload',
  {
    address: text('address').primaryKey(),
    account_id: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** The company that it stays with since its uploader has left it; null while it follows the uploader. */
    tenant_id: tenantId(),
    usage: text('usage').notNull(),
    file_type: text('file_type').notNull(),
    size: integer('size').notNull(),
    /** Hash of the file as it was sent, in hex; null for files from before it was stored. */
    sha256: text('sha256'),
    /** What a photo of a posting looks like (`look.ts`); empty if nothing can be told from it, null if nobody has looked yet. */
    look: integer('look').array(),
    created_at: time('created_at').notNull(),
    /** The file is kept until then, even if no row uses it. */
    keep_until: time('keep_until').notNull().defaultNow(),
  },
  (row) => [
    index('upload_account').on(row.account_id, row.created_at),
    index('upload_sha256')
      .on(row.sha256)
      .where(sql`sha256 is not null`),
    index('upload_look').using('gin', row.look),
    // Must match `look_store.ts` exactly.
    index('upload_without_look')
      .on(row.created_at)
      .where(sql`look is null and usage = 'posting' and file_type = 'image'`),
  ],
)

/**
 * Which rows use an upload. Every table with a column for addresses has a trigger that keeps it (migration 0032,
 * decision 070), so no write can forget to.
 */
export const uploadUse = pgTable(
  'upload_use',
  {
    address: text('address')
      .notNull()
      .references(() => upload.address),
    /** The table of the row, and the values of its primary key, separated by `/`. */
    used_by: text('used_by').notNull(),
    row_key: text('row_key').notNull(),
  },
  (row) => [primaryKey({ columns: [row.address, row.used_by, row.row_key] })],
)
