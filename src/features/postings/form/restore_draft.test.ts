import { expect, it } from 'vitest'
import { restoreDecision } from './restore_draft.ts'

const current = { values: { material: '42CrMo' }, revision: 2 }
const draft = { values: { material: '40Cr' }, base_revision: 2, unanswered: null }

it('restores values that differ from those on the server', () => {
  expect(restoreDecision(draft, current)).toBe('restore')
  expect(restoreDecision({ ...draft, base_revision: null }, { values: {}, revision: null })).toBe('restore')
})

it('restores nothing when the draft holds nothing new', () => {
  expect(restoreDecision(undefined, current)).toBe('nothing')
  expect(restoreDecision({ ...draft, values: { material: '42CrMo', title: '' } }, current)).toBe('nothing')
})

it('restores a draft whose create call was not answered, even if its values look unchanged', () => {
  const unanswered = { key: 'k', values: {}, submit: false }
  expect(
    restoreDecision({ values: {}, base_revision: null, unanswered }, { values: {}, revision: null }),
  ).toBe('restore')
})

it('reports a conflict when the server has a newer revision', () => {
  expect(restoreDecision(draft, { ...current, revision: 3 })).toBe('conflict')
})
