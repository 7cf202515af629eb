import { expect, test } from 'vitest'
import { conversationApi } from '#contract/conversation.ts'
import { postings } from '#contract/postings/index.ts'
import { uploadApi } from '#contract/upload.ts'
import { conversationsPath, messagePath } from '#shared/offline/draft_names.ts'
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
