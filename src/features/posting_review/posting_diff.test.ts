import { expect, test } from 'vitest'
import { diffRows, hasVersionBefore, newPhotos } from './posting_diff.ts'

const groups = [{ fields: ['material', 'quantity'] }, { fields: ['price_amount', 'mill', 'photos'] }]
const online = { material: '42CrMo', quantity: 2, price_amount: 5620, mill: '大冶', photos: ['/a', '/b'] }

test('fields are in the order of the form, without those that are empty on both sides', () => {
  const rows = diffRows(groups, {
    online_values: null,
    refused_values: null,
    submitted_values: { price_amount: 5480, material: '42CrMo', mill: '', photos: [] },
    changed: [],
  })
  expect(rows.map((row) => row.name)).toEqual(['material', 'price_amount'])
})

test('changed fields are marked, also those that the edit empties', () => {
  const submitted = { ...online, price_amount: 5480, mill: null }
  const rows = diffRows(groups, {
    online_values: online,
    refused_values: null,
    submitted_values: submitted,
    changed: ['price_amount', 'mill'],
  })
  expect(rows.filter((row) => row.changed).map((row) => row.name)).toEqual(['price_amount', 'mill'])
  expect(rows).toHaveLength(5)
})

test('a posting that was never online has no changes', () => {
  const rows = diffRows(groups, {
    online_values: null,
    refused_values: null,
    submitted_values: online,
    changed: ['material'],
  })
  expect(rows.some((row) => row.changed)).toBe(false)
})

test('a posting submitted again is compared with the rejected version', () => {
  const rows = diffRows(groups, {
    online_values: null,
    refused_values: online,
    submitted_values: { ...online, price_amount: 5480 },
    changed: ['price_amount'],
  })
  expect(rows.filter((row) => row.changed)).toMatchObject([{ name: 'price_amount', before: online }])
})

test('photos are new if the online version does not have them', () => {
  expect(newPhotos(online, { photos: ['/b', '/c'] })).toEqual(['/c'])
  expect(newPhotos(null, { photos: ['/b'] })).toEqual(['/b'])
  expect(newPhotos(online, {})).toEqual([])
})

test.each([
  ['a first submission', { online_values: null, refused_values: null, pending_revision: null }, false],
  ['an edit of what is online', { online_values: online, refused_values: null, pending_revision: 2 }, true],
  ['one after a rejection', { online_values: null, refused_values: online, pending_revision: null }, true],
  [
    'what is online unchanged',
    { online_values: online, refused_values: null, pending_revision: null },
    false,
  ],
])('%s is compared with a version before: %s', (_, posting, compared) => {
  expect(hasVersionBefore(posting)).toBe(compared)
})
