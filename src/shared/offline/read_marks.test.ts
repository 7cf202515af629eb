import { expect, test } from 'vitest'
import type { UserMessage } from '#contract/user_message.ts'
import { asRead, markOf, withMarks, withoutMarked } from './read_marks.ts'

const message = (id: number, module: UserMessage['module'] = 'quotation', is_read = false): UserMessage => ({
  id,
  first_id: id,
  needs_answer: false,
  module,
  record_sign: '',
  is_read,
  created_time: '2026-01-01T00:00:00.000Z',
  title: '',
  info: '',
})
const known = [message(3), message(5, 'forum_discuss'), message(6, 'quotation', true), message(8)]
const counts = { all: 12, forum_discuss: 2 }
const readIds = (messages: readonly UserMessage[]) =>
  messages.filter(({ is_read }) => is_read).map(({ id }) => id)

test('a mark lowers the count by one, also that of the forum, unless the message was read before', () => {
  expect(markOf({ id: 3 }, known, counts)).toEqual({ id: 3, taken: { all: 1, forum_discuss: 0 } })
  expect(markOf({ id: 5 }, known, counts)?.taken).toEqual({ all: 1, forum_discuss: 1 })
  expect(markOf({ id: 6 }, known, counts)?.taken).toEqual({ all: 0, forum_discuss: 0 })
  expect(markOf({ id: 99 }, known, counts)?.taken).toEqual({ all: 1, forum_discuss: 0 })
  expect(markOf({ id: 3 }, known, { all: 0, forum_discuss: 0 })?.taken.all).toBe(0)
})

test('"all" covers every unread message up to the newest, including those not on this device', () => {
  expect(markOf({ modules: null }, known, counts)).toEqual({ modules: null, upTo: 8, taken: counts })
  expect(markOf({ modules: null }, [], counts)).toBeNull()
})

test('a subject covers its messages on this device', () => {
  const mark = markOf({ modules: ['quotation', 'staff'] }, known, counts)
  expect(mark).toEqual({
    modules: ['quotation', 'staff'],
    upTo: 8,
    taken: { all: 2, forum_discuss: 0 },
  })
  expect(readIds(withMarks(known, [mark!]))).toEqual([3, 6, 8])
})

test('a marked message stays read while the server lists it as unread, and a later one is unread', () => {
  const later = message(9)
  expect(readIds(withMarks([...known, later], [{ modules: null, upTo: 8 }]))).toEqual([3, 5, 6, 8])
  expect(readIds(withMarks([...known, later], [{ id: 3 }]))).toEqual([3, 6])
  expect(withMarks(known, [])).toEqual(known)
})

test('the count is the server’s without the marks not sent yet, and never below zero', () => {
  const one = { id: 3, taken: { all: 1, forum_discuss: 0 } }
  const all = { modules: null, upTo: 8, taken: { all: 11, forum_discuss: 2 } }
  const server = (all: number, forum_discuss: number) => ({ all, forum_discuss, newest: 8 })
  expect(withoutMarked(server(12, 2), [])).toEqual(server(12, 2))
  expect(withoutMarked(server(12, 2), [one])).toEqual(server(11, 2))
  expect(withoutMarked(server(13, 2), [one, all])).toEqual(server(1, 0))
  expect(withoutMarked(server(4, 0), [one, all])).toEqual(server(0, 0))
})

test('a conversation covers its own notification and the messages that were seen', () => {
  const told = [...known, { ...message(9), record_sign: 'conversation-4' }]
  const mark = markOf({ conversation: 4, upTo: 70, unread: 2 }, told, counts)
  expect(mark).toEqual({ conversation: 4, upTo: 70, unread: 2, taken: { all: 1, forum_discuss: 0 } })
  expect(readIds(withMarks(told, [mark!]))).toEqual([6, 9])

  const seen = { id: 4, unread: 3, read_up_to: 60 }
  expect(asRead(seen, [mark!])).toEqual({ id: 4, unread: 1, read_up_to: 70 })
  expect(asRead({ ...seen, id: 5 }, [mark!])).toEqual({ ...seen, id: 5 })
  // The server already has the mark.
  expect(asRead({ ...seen, read_up_to: 70 }, [mark!])).toEqual({ ...seen, read_up_to: 70 })
})
