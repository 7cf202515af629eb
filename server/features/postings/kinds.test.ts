/** Tests that hold for every kind of posting, in the order of a posting's life. */
import { describe, expect, test } from 'vitest'
import { collectionApi } from '#contract/collection.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { columnFieldNames } from '#contract/postings/shared_fields.ts'
import { userMessageApi } from '#contract/user_message.ts'
import { testApp, type RawInput } from '../../../tests/support/app.ts'
import { everyKind, marketOf } from '../../../tests/support/kinds.ts'

const app = await testApp()
const { call, raw, make } = app

describe.each(everyKind)('$kind', async (tested) => {
  const { kind, definition, api, values } = tested
  const isPlatform = definition.postedBy === 'platform'
  const operator = await make.operator([definition.adminPermission])
  const poster = isPlatform ? operator : await make.gold()
  const buyer = await make.gold()
  const asPoster = { token: poster.token }
  const asOperator = { token: operator.token }
  const asBuyer = { token: buyer.token }
  const { submit, approve, publish } = marketOf(tested, app, operator)
  const one = (code: string) => call(api.ownOne, { params: { code } }, asPoster)
  const act = (code: string, action: 'submit' | 'offline' | 'online' | 'renew' | 'deal' | 'close') =>
    call(api.action, { params: { code, action } }, asPoster)
  const shown = async (query = {}) => (await call(api.list, { query })).data.results.map((row) => row.code)
  const afterSubmit = isPlatform ? 'online' : 'in_review'
  const online = await publish(poster)
  const draft = (await call(api.create, { body: values }, asPoster)).data.code

  describe('who may call', () => {
    const asked: [string, Endpoint, RawInput][] = [
      ['create', api.create, { body: values }],
      ['update', api.update, { params: { code: draft }, query: { revision: 1 }, body: values }],
      ['action', api.action, { params: { code: draft, action: 'close' } }],
      ['copy', api.copy, { params: { code: draft } }],
      ['own', api.own, {}],
      ['ownOne', api.ownOne, { params: { code: draft } }],
      ['adminList', api.adminList, {}],
      ['adminOne', api.adminOne, { params: { code: online } }],
      ['approve', api.approve, { params: { code: online }, body: { revision: 1 } }],
      ['review', api.review, { params: { code: online, action: 'take_down' }, body: { comment: 'x' } }],
    ]
    test.each(asked)('%s needs the permission', async (_, endpoint, input) => {
      expect((await raw(endpoint, input)).status).toBe(401)
      const noRights = await make.staff(buyer.tenantId, [])
      expect((await raw(endpoint, input, { token: noRights.token })).status).toBe(403)
      const otherOperator = await make.operator(['admin_article.get'])
      expect((await raw(endpoint, input, { token: otherOperator.token })).status).toBe(403)
    })

    test('a posting of another company is 404 even with the permission', async () => {
      if (isPlatform) return
      const params = { code: draft }
      const answers = [
        await raw(api.ownOne, { params }, asBuyer),
        await raw(api.update, { params, query: { revision: 1 }, body: values }, asBuyer),
        await raw(api.action, { params: { ...params, action: 'close' } }, asBuyer),
        await raw(api.copy, { params }, asBuyer),
        await raw(api.detail, { params }, asBuyer),
      ]
      expect(answers.map((answer) => answer.status)).toEqual([404, 404, 404, 404, 404])
    })
  })

  describe('a submission is complete', () => {
    test.each(definition.required.filter((name) => name !== 'deadline'))('%s is required', async (name) => {
      const without = { ...values, [name]: null }
      const refused = await raw(api.create, { query: { submit: 1 }, body: without }, asPoster)
      expect(refused.status).toBe(400)
      expect(Object.keys(refused.body.data as object)).toContain(name)
      expect((await raw(api.create, { query: {}, body: without }, asPoster)).status).toBe(200)
    })

    test('a field of another kind is refused', async () => {
      const foreign = kind === 'raise' ? { claim_policy: 'accepted' } : { target_t: 5 }
      const refused = await raw(api.create, { body: { ...values, ...foreign } }, asPoster)
      expect(Object.keys(refused.body.data as object)).toEqual(Object.keys(foreign))
    })

    test('filtered values are stored in columns, and the form reads back what was saved', async () => {
      const stored = (await one(draft)).data.values
      for (const [name, value] of Object.entries(values)) expect([name, stored[name]]).toEqual([name, value])
      const { data } = await call(api.detail, { params: { code: online } }, asPoster)
      for (const name of columnFieldNames.filter((column) => column in values)) {
        expect([name, data.values[name]]).toEqual([name, values[name]])
      }
    })
  })

  test('goes from draft through submission and review to online', async () => {
    const { data } = await call(api.create, { body: {} }, asPoster)
    expect(data.state).toBe('draft')
    const edited = await call(
      api.update,
      { params: { code: data.code }, query: { revision: 1 }, body: values },
      asPoster,
    )
    expect(edited.data.state).toBe('draft')
    expect((await act(data.code, 'submit')).data.state).toBe(afterSubmit)
    if (!isPlatform) {
      expect(await shown()).not.toContain(data.code)
      const queue = await call(api.adminList, { query: { state: 'in_review' } }, asOperator)
      expect(queue.data.results.map((row) => row.code)).toContain(data.code)
      await approve(data.code)
      const told = await call(userMessageApi.list, {}, asPoster)
      expect(told.data.results[0]?.module).toBe(kind)
      // Approvals of one kind that were not read are one message.
      const { record_sign: sign = '', info = '' } = told.data.results[0] ?? {}
      expect(`${sign} ${info}`).toContain(data.code)
    }
    expect(await shown()).toContain(data.code)
    const own = await call(api.own, { query: { state: 'online' } }, asPoster)
    expect(own.data.results.map((row) => row.code)).toContain(data.code)
  })

  test('is found by grade, filters and words, and counted in the facets', async () => {
    expect(await shown({ keyword: '42CrMo4' })).toContain(online)
    expect(await shown({ material: ['42CrMo'], shape: ['round'], category: [1], region: 110000 })).toContain(
      online,
    )
    expect(await shown({ keyword: 'zzz' })).toEqual([])
    expect(await shown({ material: ['20'] })).toEqual([])
    const { data } = await call(api.facets, { query: {} })
    expect(data.material).toContainEqual(expect.objectContaining({ value: '42CrMo' }))
    expect(data.total.tonnes).toBeGreaterThan(0)
    const suggested = await call(api.suggest, { query: { keyword: '42Cr' } })
    expect(suggested.data.map(({ text }) => text)).toContain('42CrMo')
  })

  test('every filter of the kind narrows the list', async () => {
    for (const name of Object.keys(definition.filters)) {
      const own = values[name]
      if (own === undefined) continue
      expect(await shown({ [name]: own })).toContain(online)
    }
  })

  test('every ordering has each posting once over all pages', async () => {
    for (const ordering of ['-published_time', 'price', '-price', 'weight', '-weight', 'deadline'] as const) {
      const codes: string[] = []
      let cursor: string | null = null
      do {
        const query = { ordering, size: 1, ...(cursor && { app_cursor: cursor }) }
        const page: { results: { code: string }[]; next_cursor: string | null } = (
          await call(api.list, { query })
        ).data
        codes.push(...page.results.map((row) => row.code))
        cursor = page.next_cursor
      } while (cursor)
      expect(codes.toSorted()).toEqual((await shown({ size: 50 })).toSorted())
    }
  })

  test('has a page and can be saved, and its contact details stay locked', async () => {
    const params = { code: online }
    const visitor = await call(api.detail, { params })
    expect(visitor.data).toMatchObject({ code: online, kind, state: 'online', material: '42CrMo' })
    expect(visitor.data.can).toEqual({ intend: false, contact: false, collect: false, update: false })
    expect((await call(api.detail, { params }, asPoster)).data.can.update).toBe(true)
    expect((await call(api.detail, { params }, asBuyer)).data.can.update).toBe(false)
    expect((await raw(api.contact, { params }, { token: (await make.silver()).token })).body.code).toBe(
      'gold_required',
    )
    expect((await call(api.similar, { params })).data.map((row) => row.code)).not.toContain(online)
    await call(collectionApi.add, { body: { kind, code: online } }, asBuyer)
    const collected = await call(collectionApi.list, { query: { kind } }, asBuyer)
    expect(collected.data.results.map((row) => row.posting.code)).toEqual([online])
  })

  test('stays online in its old version while an edit is in review', async () => {
    const code = await publish(poster)
    const { data } = await one(code)
    const edited = await call(
      api.update,
      {
        params: { code },
        query: { revision: data.revision, submit: 1 },
        body: { ...values, description: 'New words' },
      },
      asPoster,
    )
    expect(edited.data.state).toBe('online')
    const seen = async () =>
      (await call(api.detail, { params: { code } }, asBuyer)).data.values['description']
    if (!isPlatform) {
      expect(await seen()).toBeUndefined()
      const waiting = await call(api.adminOne, { params: { code } }, asOperator)
      expect(waiting.data.changed).toEqual(['description'])
      await approve(code)
    }
    expect(await seen()).toBe('New words')
  })

  test('can be rejected or taken down with a reason, and come back', async () => {
    const body = { comment: 'Not legible', img_arr: [] }
    const reviewed = async (code: string, action: 'reject' | 'take_down' | 'restore') =>
      (await call(api.review, { params: { code, action }, body }, asOperator)).data?.state
    if (!isPlatform) {
      const code = await submit(poster)
      expect(await reviewed(code, 'reject')).toBe('rejected')
      expect((await one(code)).data.review?.comment).toBe('Not legible')
      expect((await act(code, 'submit')).data.state).toBe('in_review')
    }
    const code = await publish(poster)
    expect(await reviewed(code, 'take_down')).toBe('taken_down')
    expect(await shown()).not.toContain(code)
    expect(await reviewed(code, 'restore')).toBe('online')
  })

  test('can be paused, renewed, copied, dealt and closed by its owner, and expires by itself', async () => {
    const code = await publish(poster, { deadline: 1 })
    expect((await act(code, 'offline')).data.state).toBe('offline')
    expect((await act(code, 'online')).data.state).toBe('online')
    app.pass(25 * 3600)
    expect((await one(code)).data.state).toBe('expired')
    expect((await act(code, 'renew')).data.state).toBe('online')
    const copied = await call(api.copy, { params: { code } }, asPoster)
    expect((await one(copied.data.code)).data).toMatchObject({ state: 'draft' })
    expect((await act(code, 'deal')).data.state).toBe('dealt')
    expect((await act(code, 'close')).data.state).toBe('closed')
    expect(await shown()).not.toContain(code)
  })
})
