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
  '%s starts where the table says, and nowhere else',
  (name) => {
    expect(postingStates.filter((state) => allows(name, state)).join(' ')).toBe(moves[name])
  },
)

test('what may be edited, what was published and what everybody may open', () => {
  expect([editableStates, publishedStates, openStates].map((list) => list.join(' '))).toEqual([
    'draft in_review rejected online offline expired',
    'online offline expired',
    'online offline expired dealt',
  ])
})

describe('the state that people see', () => {
  const now = new Date('2026-11-23T12:00:00.000Z')
  const at = (ms: number) => new Date(now.getTime() + ms)
  test('changes at the very moment of the end', () => {
    expect(effectiveState('online', at(1), now)).toBe('online')
    expect(effectiveState('online', at(0), now)).toBe('expired')
    expect(effectiveState('online', at(-1), now)).toBe('expired')
    expect(effectiveState('online', null, now)).toBe('online')
  })

  test('is dealt where those who order together came together, and stays for what is not online', () => {
    expect(effectiveState('online', at(0), now, true)).toBe('dealt')
    expect(effectiveState('online', at(0), now, false)).toBe('expired')
    expect(effectiveState('online', at(1), now, true)).toBe('online')
    for (const state of postingStates.filter((one) => one !== 'online'))
      expect(effectiveState(state, at(-1), now, true)).toBe(state)
  })
})
