import { expect, test } from 'vitest'
import { intentionStates } from '#contract/intention.ts'
import { intentionRights } from './rules.ts'

test('the seller answers an enquiry that is open, either side closes it', () => {
  for (const state of intentionStates) {
    const isOpen = state === 'sent' || state === 'seen'
    const of = (side: 'seller' | 'buyer') => intentionRights({ state, side, remaining: 3 })
    expect([state, of('seller')]).toEqual([state, { accept: isOpen, decline: isOpen, close: isOpen }])
    expect([state, of('buyer')]).toEqual([state, { accept: false, decline: false, close: isOpen }])
  }
})

test('with nothing left there is nothing to accept; what is not counted never runs out', () => {
  const accept = (remaining: number | null) =>
    intentionRights({ state: 'seen', side: 'seller', remaining }).accept
  expect([accept(0), accept(1), accept(null)]).toEqual([false, true, true])
})
