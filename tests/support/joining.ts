/** Group buys with participating companies, for the tests of joining. */
import { joiningApi } from '#contract/joining.ts'
import type { RaiseRowValues } from '#contract/postings/row_values.ts'
import { userMessageApi } from '#contract/user_message.ts'
import type { TestApp } from './app.ts'
import type { Member, Person } from './factory.ts'
import { kindOf, marketOf } from './kinds.ts'

/** A day in seconds. */
export const day = 86_400

export async function joiningWorld(app: TestApp) {
  const { call, raw, make } = app
  const tested = kindOf('raise')
  const { api, values } = tested
  const operator = await make.operator(['admin_raise.get'])
  const { publish } = marketOf(tested, app, operator)
  const asOperator = { token: operator.token }
  /** Target 300 t, 10 t at least, ¥5,400 from 100 t and ¥5,200 from 300 t. */
  const open = (ownParts = {}) => publish(operator, { deadline: 7, ...ownParts })

  const join = (by: Person, code: string, quantity = 20, message = '') =>
    raw(joiningApi.create, { params: { code }, body: { quantity, message } }, { token: by.token })
  const own = async (of: Member, code?: string) =>
    (await call(joiningApi.list, { query: code === undefined ? {} : { code } }, { token: of.token })).data
      .results
  const change = (by: Member, id: number, quantity: number) =>
    raw(joiningApi.change, { params: { id }, body: { quantity } }, { token: by.token })
  const withdraw = (by: Member, id: number) =>
    raw(joiningApi.withdraw, { params: { id } }, { token: by.token })
  const partOf = async (of: Member, code: string) => (await own(of, code))[0]!
  const detail = async (code: string, token?: string) =>
    (await call(api.detail, { params: { code } }, token === undefined ? {} : { token })).data
  const total = async (code: string) => {
    const { joined_t: tonnes, joined_count: companies } = (await detail(code)).extras as RaiseRowValues
    return [tonnes ?? 0, companies ?? 0]
  }
  const notifications = async (of: Person) =>
    (await call(userMessageApi.list, {}, { token: of.token })).data.results.map(
      ({ module, record_sign: sign, title, info }) => ({ module, sign, title, info }),
    )
  const act = (code: string, action: 'deal' | 'close' | 'renew' | 'offline') =>
    call(api.action, { params: { code, action } }, asOperator)
  const members = async (count: number) => {
    const made: Member[] = []
    while (made.length < count) made.push(await make.member())
    return made
  }
  return {
    api,
    values,
    operator,
    asOperator,
    open,
    join,
    own,
    change,
    withdraw,
    partOf,
    detail,
    total,
    notifications,
    act,
    members,
  }
}
