import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment, to the millisecond as JavaScript knows it. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

/** The number that the database gives a row. */
export const identity = (name = 'id') => integer(name).primaryKey().generatedAlwaysAsIdentity()
