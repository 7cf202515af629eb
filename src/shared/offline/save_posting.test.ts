import { expect, it } from 'vitest'
import { ApiError } from '#shared/api/error.ts'
import type { Unanswered } from '#shared/offline/account_rows.ts'
import { savePosting, type SaveCalls } from './save_posting.ts'

const lost = new ApiError({ kind: 'timeout', message: '' })
const refusal = new ApiError({ kind: 'http', status: 400, code: 'validation_failed', message: '' })

function market(answers: { create?: ApiError } = {}) {
  const log: unknown[] = []
  const calls: SaveCalls = {
    create: async (values, { submit, confirmed }, key) => {
      log.push(['create', values, submit, key, ...(confirmed ?? [])])
      if (answers.create) throw answers.create
      return { code: 'Q1', state: submit ? 'in_review' : 'draft' }
    },
    update: async ({ code, revision }, values, { submit, confirmed }) => {
      log.push(['update', code, revision, values, submit, ...(confirmed ?? [])])
      return { code, state: submit ? 'in_review' : 'draft', revision: revision + 1 }
    },
  }
  const told: (Unanswered | null)[] = []
  const save = (given: {
    code?: string
    revision?: number
    values: Record<string, unknown>
    submit?: boolean
    confirmed?: readonly string[]
    unanswered?: Unanswered
  }) =>
    savePosting(calls, {
      target: { code: given.code ?? null, revision: given.revision ?? null },
      values: given.values,
      submit: given.submit ?? false,
      confirmed: given.confirmed,
      key: 'k',
      unanswered: given.unanswered ?? null,
      onUnanswered: (one) => void told.push(one),
    })
  return { log, told, save }
}

it('creates a posting that has no code and updates one that has', async () => {
  const { log, save } = market()
  expect(await save({ values: { quantity: 2 } })).toEqual({ code: 'Q1', state: 'draft', revision: 1 })
  expect(await save({ code: 'Q1', revision: 4, values: { quantity: 3 }, submit: true })).toMatchObject({
    revision: 5,
  })
  expect(log).toEqual([
    ['create', { quantity: 2 }, false, 'k'],
    ['update', 'Q1', 4, { quantity: 3 }, true],
  ])
})

it('remembers a create without an answer, and forgets a refused one', async () => {
  const silent = market({ create: lost })
  await expect(silent.save({ values: { quantity: 2 } })).rejects.toBe(lost)
  expect(silent.told).toEqual([{ key: 'k', values: { quantity: 2 }, submit: false }])
  const refused = market({ create: refusal })
  await expect(refused.save({ values: {} })).rejects.toBe(refusal)
  expect(refused.told.at(-1)).toBeNull()
})

it('repeats an unanswered create with its own values, then updates the posting with the new ones', async () => {
  const { log, save } = market()
  const unanswered = { key: 'k', values: { quantity: 2 }, submit: false }
  await save({ values: { quantity: 3 }, submit: true, unanswered })
  expect(log).toEqual([
    ['create', { quantity: 2 }, false, 'k'],
    ['update', 'Q1', 1, { quantity: 3 }, true],
  ])
  log.length = 0
  await save({ values: { quantity: 2 }, unanswered })
  expect(log).toEqual([['create', { quantity: 2 }, false, 'k']])
})

it('says which unusual figures are confirmed, also with a create that was not answered', async () => {
  const { log, save } = market()
  const confirmed = ['price_amount']
  const unanswered = { key: 'k', values: { quantity: 2 }, submit: true }
  await save({ values: { quantity: 3 }, submit: true, confirmed, unanswered })
  expect(log).toEqual([
    ['create', { quantity: 2 }, true, 'k', 'price_amount'],
    ['update', 'Q1', 1, { quantity: 3 }, true, 'price_amount'],
  ])
})
