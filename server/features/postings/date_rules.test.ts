import { expect, test } from 'vitest'
import { postings } from '#contract/postings/index.ts'
import { checkDates, dateIssue } from './date_rules.ts'

const today = '2026-11-24'
const now = new Date('2026-11-24T04:00:00Z')

test.each([
  ['needed_by', '2006-12-01', 'date_past'],
  ['needed_by', '1926-12-01', 'date_past'],
  ['needed_by', '2026-11-23', 'date_past'],
  ['needed_by', '2026-11-24', null],
  ['needed_by', '2036-11-24', null],
  ['needed_by', '2036-11-25', 'date_far'],
  ['needed_by', '2126-12-01', 'date_far'],
  ['certificate_date', '2026-11-24', null],
  ['certificate_date', '2026-11-25', 'date_future'],
  ['certificate_date', '1926-11-25', 'date_long_past'],
  ['certificate_date', '1999-01-01', null],
  ['ready_by', '2026-01-01', null],
  ['ready_by', '2006-12-01', 'date_long_past'],
  ['ready_by', '2126-12-01', 'date_far'],
])('%s %s: %s', (name, day, issue) => expect(dateIssue(name, day, today)).toBe(issue))

test('every day of every kind is checked; one that is online already may stay', () => {
  for (const { definition } of Object.values(postings)) {
    const { fields } = definition as { fields: Record<string, { widget: string }> }
    const days = Object.keys(fields).filter((name) => fields[name]!.widget === 'date')
    expect(days.length).toBeGreaterThan(0)
    for (const name of days) {
      const values = { [name]: '2126-12-01' }
      expect(() => checkDates(definition as never, values, { lang: 'en', now })).toThrow()
      expect(() => checkDates(definition as never, values, { before: values, lang: 'en', now })).not.toThrow()
    }
  }
})
