/** How the rows of a filled back office refer to people and companies that are there already. */
import type pg from 'pg'

export const people = 100_000
export const companies = 20_000
export const operators = 200

/** First ids of rows that were inserted together, so that the ids of the others follow without gaps. */
export type FirstIds = { company: number; person: number; operator: number }

export async function readFirstIds(client: pg.Client): Promise<FirstIds> {
  const { rows } = await client.query<FirstIds>(`select
    (select min(id) from tenant where code like 'B%') as company,
    (select min(id) from account where display_name like '张锻%') as person,
    (select min(id) from account where display_name like '运营%') as operator`)
  return rows[0]!
}

/**
 * Joins `who` with a person, the company of that person and an operator for the whole number `n`: consecutive numbers
 * are far apart, and 20,000 of them are 20,000 companies.
 */
export const whoseOf = ({ company, person, operator }: FirstIds, n = 'n'): string =>
  `cross join lateral (select ${person} + ${n}::int * 7919 % ${people} as person,
    ${company} + (1 + ${n}::int * 7919 % ${people}) % ${companies} as company,
    ${operator} + ${n}::int % ${operators} as operator) who`

/**
 * Turns off the triggers of tables that are about to be filled: those that note the use of uploads and follow merged
 * companies take longer than the rows themselves, and no list reads what they write.
 */
export async function withoutTriggers(client: pg.Client, tables: readonly string[]): Promise<void> {
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
}
