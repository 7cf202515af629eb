import { expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { pushApi } from '#contract/push.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { messageRoute } from './message_route.ts'
import { pollPaths } from './poll.ts'
import { markPaths } from './send_marks.ts'
import { pushPaths, toBase64Url } from './push_subscription.ts'

test('the worker calls the paths of the contract', () => {
  expect(pollPaths).toEqual({ count: userMessageApi.unreadCount.path, list: userMessageApi.list.path })
  const { markRead, readAll } = userMessageApi
  expect([markPaths.one(7), markPaths.all]).toEqual([markRead.path.replace(':id', '7'), readAll.path])
  expect([markRead.method, readAll.method]).toEqual(['PUT', 'POST'])
  const { path, method } = conversationApi.markRead
  expect([markPaths.conversation(7), method]).toEqual([path.replace(':id', '7'), 'POST'])
  expect(pushPaths).toEqual({ key: pushApi.key.path, subscription: pushApi.subscribe.path })
  expect(pushApi.subscribe.method).toBe('POST')
})

test('push keys are written as the server writes them', () => {
  expect(toBase64Url(new Uint8Array([255, 239, 190, 1]).buffer)).toBe('_---AQ')
})

test('the address of a notification keeps a sign with any characters', () => {
  const address = messageRoute({ id: 7, module: 'visitor_quotation', record_sign: 'a/../b&open=9' })
  const { pathname, searchParams } = new URL(address, 'https://market.example')
  expect(pathname).toBe('/backend/messages')
  expect(Object.fromEntries(searchParams)).toEqual({
    open: '7',
    of: 'visitor_quotation',
    sign: 'a/../b&open=9',
  })
})
