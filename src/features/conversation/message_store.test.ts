import { expect, it } from 'vitest'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import { unsentMessagesOf } from './message_store.ts'

const row = (key: string, state: OutboxRow['state'], code = '7') => ({ key, state, code }) as OutboxRow

it('shows unsent messages below their conversation, without those that the thread already shows', () => {
  const queue = [row('a', 'sending'), row('b', 'waiting'), row('c', 'needs_you'), row('d', 'published')]
  const keys = (shown: { queueKey?: string }[]) => unsentMessagesOf(queue, 7, shown).map(({ key }) => key)
  expect(keys([{}])).toEqual(['a', 'b', 'c'])
  expect(keys([{ queueKey: 'a' }, {}])).toEqual(['b', 'c'])
  expect(unsentMessagesOf([row('e', 'waiting', '8')], 7, [])).toEqual([])
})
