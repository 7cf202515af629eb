import { sql } from 'drizzle-orm'
import { rows, type DbOrTx } from '#server/db/client.ts'

/**
 * Every column that may hold addresses of uploads, by table, with what its rows are counted by; null where there are a
 * few rows. A test knows all others.
 */
export const holders: Record<string, { by: string | null; columns: readonly string[] }> = {
  account: { by: 'id', columns: ['avatar'] },
  posting: { by: 'id', columns: ['photos', 'details', 'review_img_arr'] },
  posting_revision: { by: 'posting_id', columns: ['values', 'img_arr'] },
  posting_template: { by: 'id', columns: ['values'] },
  quote: { by: 'id', columns: ['files'] },
  quote_revision: { by: 'quote_id', columns: ['values'] },
  conversation_message: { by: 'id', columns: ['files'] },
  banner: { by: 'id', columns: ['image'] },
  website_config: { by: null, columns: ['value'] },
}

/** So many numbers at a time: each statement is short, whatever the size of the market. */
const step = 2000

/** Addresses of uploads that anything in the database names, in portions. */
export async function* namedUploads(db: DbOrTx): AsyncGenerator<string[]> {
  for (const [table, { by, columns }] of Object.entries(holders)) {
    const from = sql`from ${sql.identifier(table)}`
    const number = by === null ? sql`1` : sql.identifier(by)
    const [{ last } = { last: 0 }] = await rows<{ last: number }>(
      db,
      sql`select coalesce(max(${number}), 0)::float8 as last ${from}`,
    )
    const held = sql.join(
      columns.map((column) => sql`coalesce(${sql.identifier(column)}::text, '')`),
      sql` || ' ' || `,
    )
    for (let after = 0; after < last; after += step) {
      const found = await rows<{ address: string }>(
        db,
        sql`select distinct found[1] as address
          from (select ${held} as held ${from} where ${number} > ${after} and ${number} <= ${after + step}) page,
            regexp_matches(held, '/uploads/[A-Za-z0-9_./-]+', 'g') as found`,
      )
      yield found.map(({ address }) => address)
    }
  }
}
