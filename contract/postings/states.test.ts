import { describe, expect, test } from 'vitest'
import {
  allows,
  editableStates,
  effectiveState,
  openStates,
  postingStates,
  publishedStates,
  transitions,
  type TransitionName,
} from './states.ts'

/** All transitions by their starting state, so that a change to the table needs a deliberate change here. */
const moves: Record<TransitionName, string> = {
  submit: 'draft rejected',
  withdraw: 'in_review',
  offline: 'online',
  online: 'offline',
  renew: 'online expired',
  deal: 'online offline expired',
  close: 'draft in_review online rejected offline taken_down expired dealt',
  approve: 'in_review',
  reject: 'in_review',
  take_down: 'online offline expired',
  restore: 'taken_down',
}

test.each(Object.keys(transitions) as TransitionName[])(
  '%s is allowed in the states of the table and in no others',
  (name) => {
    expect(postingStates.filter((state) => allows(name, state)).join(' ')).toBe(moves[name])
  },
)

test('the lists of editable, published and open states', () => {
  expect([editableStates, publishedStates, openStates].map((list) => list.join(' '))).toEqual([
    'draft in_review rejected online offline expired',
    'online offline expired',
    'online offline expired dealt',
  ])
})

describe('the state that people see', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const at = (ms: number) => new Date(now.getTime() + ms)
  test('changes exactly at the end', () => {
    expect(effectiveState('online', at(1), now)).toBe('online')
    expect(effectiveState('online', at(0), now)).toBe('expired')
    expect(effectiveState('online', at(-1), now)).toBe('expired')
    expect(effectiveState('online', null, now)).toBe('online')
  })

  test('is dealt when a group buying has reached its target, and unchanged when not online', () => {
    expect(effectiveState('online', at(0), now, true)).toBe('dealt')
    expect(effectiveState('online', at(0), now, false)).toBe('expired')
    expect(effectiveState('online', at(1), now, true)).toBe('online')
    for (const state of postingStates.filter((one) => one !== 'online'))
      expect(effectiveState(state, at(-1), now, true)).toBe(state)
  })
})
