import { expect, test } from 'vitest'
import { alertsAgain, grouped, mostShown } from './grouped.ts'

const payload = (id: number, first_id = id) => ({
  id,
  first_id,
  needs_answer: false,
  module: 'quotation' as const,
  record_sign: 'Q1000001',
  title: 'Approved',
  info: '42CrMo',
  unread: 9,
})
const tags = Array.from({ length: mostShown }, (_, index) => `message-${index + 1}`)

test('a notification is shown with its own text and carries an id and an address, nothing else', () => {
  const shown = grouped([], payload(7), 'en-US')
  expect(shown).toMatchObject({ title: 'Approved', body: '42CrMo', tag: 'message-7', close: [] })
  expect(shown.data).toEqual({ id: 7, route: '/backend/messages?open=7&of=quotation&sign=Q1000001' })
})

test('the sixth notification replaces all by one, which later ones update', () => {
  expect(grouped(tags.slice(0, 4), payload(7), 'en-US').tag).toBe('message-7')
  const sixth = grouped(tags, payload(7), 'zh-CN')
  expect(sixth).toMatchObject({ tag: 'messages', title: '您有 9 条未读消息', close: tags })
  expect(grouped(['messages'], payload(8), 'zh-CN')).toMatchObject({ tag: 'messages', close: [] })
})

test('a repeated message replaces its own notification, and those of other kinds do not count', () => {
  expect(grouped(tags, payload(3), 'en-US').tag).toBe('message-3')
  expect(grouped(Array(9).fill('other'), payload(7), 'en-US').tag).toBe('message-7')
})

test('a message about several postings replaces the one about the first of them', () => {
  expect(grouped(tags, payload(9, 3), 'en-US')).toMatchObject({
    tag: 'message-3',
    data: { id: 9 },
    close: [],
  })
})

test('a replaced notification alerts again if it tells of something new', () => {
  const alerts = (shown: { tag: string; data: unknown }[], given: ReturnType<typeof payload>) =>
    alertsAgain(
      shown,
      grouped(
        shown.map(({ tag }) => tag),
        given,
        'en-US',
      ),
      given,
    )
  const first = { tag: 'message-3', data: { id: 3, route: '/' } }
  expect(alerts([], payload(3))).toBe(false)
  expect(alerts([first], payload(3))).toBe(false)
  expect(alerts([first], payload(9, 3))).toBe(true)
  expect(alerts([first], payload(8))).toBe(false)
  const all = { tag: 'messages', data: { id: null, route: '/' } }
  expect(alerts([all], payload(9, 3))).toBe(true)
  expect(alertsAgain([all], grouped(['messages'], null, 'en-US'), null)).toBe(false)
})

test('without a signed-in account the notification says nothing of the message', () => {
  expect(grouped([], null, 'en-US')).toMatchObject({
    title: 'You have new messages on Forging Market',
    body: '',
    data: { id: null, route: '/backend/messages' },
  })
})
