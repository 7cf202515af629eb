import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { adminPermissions } from '#contract/permissions.ts'
import { roleAdminApi } from '#contract/resources/role.ts'
import { hashPassword } from '../account/passwords.ts'
import { testApp } from '../../../tests/support/app.ts'
import { createOperator } from './command.ts'

const app = await testApp()
const { call, make, deps } = app
const create = (account: string, role = 'Administrator') =>
  createOperator(deps.database.orm, { account, displayName: '陈立', role, now: deps.clock(), hashPassword })

test('the printed password opens the back office, and the role with every permission can give roles', async () => {
  const [, second] = await create('root@market.example')
  const password = /here: (\w+)/.exec(second!)?.[1] ?? ''
  const body = { account: 'root@market.example', login_type: 1 as const, password, source: 'pc' as const }
  const { data: token } = await call(accountFormsApi.login, { body })
  const { data } = await call(accountApi.info, {}, { token })
  expect(data).toMatchObject({ is_backend: true, display_name: '陈立' })
  expect(data.permission_list.toSorted()).toEqual([...adminPermissions].toSorted())
  const made = { name: { zh: '标签员', en: 'Taggers' }, permissions: ['admin_tag.get' as const] }
  expect((await call(roleAdminApi.create, { body: made }, { token })).status).toBe(200)
  // Somebody of the back office gets the role in addition; Chinese and English names are both known.
  await create('root@market.example', '标签员')
  expect((await call(accountApi.info, {}, { token })).data.permission_list).toHaveLength(
    adminPermissions.length,
  )
})

test('an account that may not be in the back office is refused with the reason', async () => {
  await expect(create((await make.member()).email)).rejects.toThrow('belongs to a company')
})
