import { expect, test } from 'vitest'
import { intentionStates } from '#contract/intention.ts'
import { intentionRights } from './rules.ts'

test('the seller can answer an open enquiry, and either side can close it', () => {
  for (const state of intentionStates) {
    const isOpen = state === 'sent' || state === 'seen'
    const of = (side: 'seller' | 'buyer') => intentionRights({ state, side, remaining: 3 })
    expect([state, of('seller')]).toEqual([state, { accept: isOpen, decline: isOpen, close: isOpen }])
    expect([state, of('buyer')]).toEqual([state, { accept: false, decline: false, close: isOpen }])
  }
})

test('an enquiry cannot be accepted when nothing is left; an uncounted quantity never runs out', () => {
  const accept = (remaining: number | null) =>
    intentionRights({ state: 'seen', side: 'seller', remaining }).accept
  expect([accept(0), accept(1), accept(null)]).toEqual([false, true, true])
})
