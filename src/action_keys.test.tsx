// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import type { ResourcePageEntry } from '#shared/resource_page/define_page.ts'

const isEntry = (value: unknown): value is ResourcePageEntry =>
  typeof value === 'object' && value !== null && 'of' in value && 'actions' in value
const files = import.meta.glob<Record<string, unknown>>('./features/**/*_page.{ts,tsx}', { eager: true })
const pages = Object.values(files).flatMap(Object.values).filter(isEntry)

test('a key does the same on every page of the back office: A publishes, R refuses, W answers; nothing else has one', () => {
  expect(pages.map(({ of }) => of.name)).toEqual(
    expect.arrayContaining(['article', 'user', 'user_accusation']),
  )
  const keyed = pages.flatMap(({ of, actions }) =>
    Object.entries(actions).flatMap(([name, { key }]) => (key ? [`${key} ${name} ${of.name}`] : [])),
  )
  expect(keyed.toSorted()).toEqual([
    'a publish app_edition',
    'a publish article',
    'a publish banner',
    'r dismiss spec_report',
    'r dismiss user_accusation',
    'w answer user_accusation',
  ])
})
