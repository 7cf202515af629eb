/** Days that nobody can mean are asked about before a posting is submitted. */
import { describe, expect, test } from 'vitest'
import { testApp } from '../../../tests/support/app.ts'
import { kindOf } from '../../../tests/support/kinds.ts'

const { raw, make } = await testApp()
const operator = await make.operator(['admin_raise.get'])
const buyer = await make.gold()
const asBuyer = { token: buyer.token }

/** The fields that a submission with these values is refused for. */
const refusedFields = async (kind: Parameters<typeof kindOf>[0], own: object) => {
  const { api, values } = kindOf(kind)
  const { token } = kind === 'raise' ? operator : buyer
  const answer = await raw(api.create, { query: { submit: 1 }, body: { ...values, ...own } }, { token })
  return answer.status === 200 ? [] : Object.keys(answer.body.data as object)
}

describe('a day that cannot be meant', () => {
  test.each([
    ['purchase_material', 'needed_by', '2006-12-01'],
    ['purchase_piece', 'needed_by', '1926-12-01'],
    ['purchase_forging', 'needed_by', '2126-12-01'],
    ['raise', 'ready_by', '2126-12-01'],
  ] as const)('%s: %s %s', async (kind, field, day) => {
    expect(await refusedFields(kind, { [field]: day })).toEqual([field])
  })

  test('may be kept in a draft, which then cannot be submitted', async () => {
    const { api, values } = kindOf('purchase_material')
    const body = { ...values, needed_by: '2006-12-01' }
    const made = await raw(api.create, { query: {}, body }, asBuyer)
    const params = { code: made.data.code, action: 'submit' as const }
    const refused = await raw(api.action, { params }, asBuyer)
    expect(refused.body).toMatchObject({
      code: 'validation_failed',
      data: { needed_by: 'Must be today or later' },
    })
  })
})
