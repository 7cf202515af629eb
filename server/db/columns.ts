import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond as JavaScript knows it. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The number that the database gives a row. */
export const identity = (name = 'id') => integer(name).primaryKey().generatedAlwaysAsIdentity()

/** What every table of a declared resource has: the number of its edits, and when it was made and changed. */
export const kept = () => ({
  revision: integer('revision').notNull().default(1),
  created_at: time('created_at').notNull().defaultNow(),
  updated_at: time('updated_at').notNull().defaultNow(),
})
