import { expect, it } from 'vitest'
import type { OutboxRow } from '#shared/offline/account_rows.ts'
import { onTheirWay } from './message_store.ts'

const row = (key: string, state: OutboxRow['state'], code = '7') => ({ key, state, code }) as OutboxRow

it('shows below a conversation what waits for it, and nothing that stands in the thread already', () => {
  const queue = [row('a', 'sending'), row('b', 'waiting'), row('c', 'needs_you'), row('d', 'published')]
  const keys = (shown: { queueKey?: string }[]) => onTheirWay(queue, 7, shown).map(({ key }) => key)
  expect(keys([{}])).toEqual(['a', 'b', 'c'])
  expect(keys([{ queueKey: 'a' }, {}])).toEqual(['b', 'c'])
  expect(onTheirWay([row('e', 'waiting', '8')], 7, [])).toEqual([])
})
