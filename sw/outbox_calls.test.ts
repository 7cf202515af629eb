import { expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { forumApi } from '#contract/forum.ts'
import { postings } from '#contract/postings/index.ts'
import { uploadApi } from '#contract/upload.ts'
import {
  conversationsPath,
  forumPath,
  forumPostPath,
  messagePath,
  replyKind,
  sentPost,
  threadKind,
} from '#shared/offline/draft_names.ts'
import { queuePaths } from './outbox_calls.ts'

test.each(Object.entries(postings))('the worker sends %s to the paths of the contract', (kind, { api }) => {
  expect(queuePaths.postings(kind)).toBe(api.create.path)
  expect(queuePaths.posting(kind, 'Q1')).toBe(api.update.path.replace(':code', 'Q1'))
  expect(queuePaths.ownPosting(kind, 'Q1')).toBe(api.ownOne.path.replace(':code', 'Q1'))
  expect([api.create.method, api.update.method, api.ownOne.method]).toEqual(['POST', 'PUT', 'GET'])
})

test('the worker sends files and messages to the paths of the contract', () => {
  const { list, send } = conversationApi
  expect([send.method, send.path]).toEqual(['POST', messagePath(':id')])
  expect(list.path).toBe(conversationsPath)
  expect([uploadApi.upload.method, uploadApi.upload.path]).toEqual(['POST', queuePaths.upload])
})

test('the worker sends threads and replies to the paths of the contract, without what is only shown', () => {
  const { create, reply, list } = forumApi
  const paths = [
    forumPostPath({ kind: threadKind, code: null }),
    forumPostPath({ kind: replyKind, code: ':id' }),
  ]
  expect(paths).toEqual([create.path, reply.path])
  expect([create.method, reply.method, create.idempotent, reply.idempotent]).toEqual([
    'POST',
    'POST',
    true,
    true,
  ])
  expect(list.path).toBe(forumPath)
  expect(sentPost({ body: 1, quote: null, shown: { mentions: [] } })).toEqual({ body: 1, quote: null })
})
