import { expect, test } from 'vitest'
import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { personNames } from '#server/db/names.ts'
import { upload } from '#server/db/upload_tables.ts'
import { updateAccount } from './store.ts'
import { testApp } from '../../../tests/support/app.ts'
import { testPassword } from '../../../tests/support/factory.ts'

const { call, raw, make, pass, deps } = await testApp()

const profile = { display_name: 'Li Wei', avatar: null, description: 'Rings', country: 'CN' }

test.each([accountApi.info, accountFormsApi.edit, accountFormsApi.changePassword, accountApi.logout])(
  '401 comes before everything else: $path',
  async (endpoint) => {
    const refused = await raw(endpoint, { body: { nonsense: 1 } })
    expect(refused.body).toMatchObject({ code: 'login_invalid', detail: 'Login invalid' })
  },
)

test('info is the session with all its fields (SPEC 3.1–3.5)', async () => {
  const user = await make.user()
  const { data } = await call(accountApi.info, {}, { token: user.token })
  expect(data).toMatchObject({
    id: user.id,
    email: user.email,
    tenant: null,
    role_list: [],
    permission_list: [],
  })
  expect(data.tenant_auth.state).toBe('none')
})

test('roles and permissions follow the place in the company', async () => {
  const gold = await make.gold()
  const staff = await make.staff(gold.tenantId, ['buyer_purchase.get'])
  const operator = await make.operator(['admin_quotation.get'])
  const session = async (token: string) => (await call(accountApi.info, {}, { token })).data
  expect(await session(gold.token)).toMatchObject({
    role_list: ['main_account'],
    permission_list: ['seller_quotation.get', 'buyer_purchase.get', 'staff.get'],
    tenant: { membership: 'gold' },
    tenant_auth: { state: 'certified' },
  })
  expect((await session(staff.token)).permission_list).toEqual(['buyer_purchase.get'])
  expect(await session(operator.token)).toMatchObject({
    is_backend: true,
    role_list: ['operator'],
    permission_list: ['admin_quotation.get'],
  })
})

test('a tier and a certification past their date no longer count', async () => {
  const past = new Date(Date.now() - 1000)
  const member = await make.gold({ membership_until: past, certification_expires_on: past })
  const { data } = await call(accountApi.info, {}, { token: member.token })
  expect(data.tenant?.membership).toBe('none')
  expect(data.tenant_auth.state).toBe('expired')
})

test('admin permissions of an account that is no operator have no effect', async () => {
  const user = await make.user({ admin_permissions: ['admin_user.get'] })
  expect((await call(accountApi.info, {}, { token: user.token })).data.permission_list).toEqual([])
})

test('the profile is checked (SPEC 5.10, 5.11), with messages in the reader’s language', async () => {
  const { token } = await make.user()
  const body = {
    ...profile,
    display_name: 'x',
    description: 'd'.repeat(51),
    avatar: 'javascript:alert(1)',
    extra: 1,
  }
  const refused = await raw(accountFormsApi.edit, { body }, { token })
  expect(refused.status).toBe(400)
  expect(refused.body.data).toMatchObject({ display_name: 'The length is 2 to 16 characters' })
  expect(Object.keys(refused.body.data as object).sort()).toEqual([
    'avatar',
    'description',
    'display_name',
    'extra',
  ])
  const chinese = await raw(accountFormsApi.edit, { body }, { token, language: 'zh-CN' })
  expect(chinese.body.data).toMatchObject({ display_name: '长度为 2 到 16 个字符' })
})

test('nobody can edit another account', async () => {
  const { token } = await make.user()
  const other = await make.user()
  const refused = await call(accountFormsApi.edit, { body: { ...profile, id: other.id } }, { token })
  expect(refused.body.code).toBe('forbidden')
})

test('the profile is saved; it may contain the current mobile number, but another one only with its code', async () => {
  const user = await make.user()
  const avatar = '/uploads/2026/01/a.webp'
  const stored = {
    account_id: user.id,
    usage: 'avatar',
    file_type: 'image',
    size: 1,
    created_at: deps.clock(),
  }
  await deps.database.orm.insert(upload).values({ ...stored, address: avatar })
  const saved = await call(
    accountFormsApi.edit,
    { body: { ...profile, id: user.id, mobile: user.mobile, avatar } },
    { token: user.token },
  )
  expect(saved.data).toMatchObject({ ...profile, avatar })
  expect(saved.body.detail).toBe('Saved')
  const moved = await call(
    accountFormsApi.edit,
    { body: { ...profile, mobile: '13900000099' } },
    { token: user.token },
  )
  expect(moved.body.data).toEqual({ verify_code: 'Required' })
})

test('an address that an older version stored as the avatar may stay, and no other may come', async () => {
  const user = await make.user()
  const avatar = 'https://pictures.example/old.png'
  await updateAccount(deps.database.orm, user.id, { avatar })
  const save = (body: object) =>
    call(accountFormsApi.edit, { body: { ...profile, ...body } }, { token: user.token })
  expect((await save({ avatar, description: 'Shafts' })).data).toMatchObject({
    avatar,
    description: 'Shafts',
  })
  const refused = await save({ avatar: 'https://pictures.example/new.png' })
  expect([refused.status, Object.keys(refused.body.data as object)]).toEqual([400, ['avatar']])
})

test('changing the password ends the other sessions, but not this one', async () => {
  const user = await make.user()
  const other = await call(accountFormsApi.login, {
    body: { account: user.email, login_type: 1, password: testPassword, source: 'pc' },
  })
  const change = (old_password: string, new_password: string) =>
    raw(accountFormsApi.changePassword, { body: { old_password, new_password } }, { token: user.token })
  expect((await change(testPassword, 'short')).status).toBe(400)
  expect((await change('Wrong_pass1', 'Fresh_pass2')).body.code).toBe('wrong_old_password')
  expect((await change(testPassword, 'Password123')).body.code).toBe('common_password')
  expect((await change(testPassword, 'Fresh_pass2')).status).toBe(200)
  expect((await call(accountApi.info, {}, { token: other.data })).status).toBe(401)
  expect((await call(accountApi.info, {}, { token: user.token })).status).toBe(200)
})

test('a person has a name for English readers too', async () => {
  const { token } = await make.user({ display_name: '周远' })
  const profile = { display_name: '周远', avatar: null, description: '', country: 'CN' }
  const edit = (more: object) => call(accountFormsApi.edit, { body: { ...profile, ...more } }, { token })
  expect((await edit({ display_name_en: 'Zhou Yuan' })).data.display_name_en).toBe('Zhou Yuan')
  expect((await edit({})).data.display_name_en).toBe('Zhou Yuan')
  expect((await edit({ display_name_en: '' })).data.display_name_en).toBeNull()
  const long = await edit({ display_name_en: 'x'.repeat(41) })
  expect(Object.keys(long.body.data as object)).toEqual(['display_name_en'])
})

test('the name that its owner has set is what every reader sees, not the one of the registration', async () => {
  const given = { display_name: '用户7017', display_name_en: 'User7017' }
  const { id, token } = await make.user(given)
  const profile = { ...given, avatar: null, description: '', country: 'CN' }
  const edit = async (more: object) =>
    (await call(accountFormsApi.edit, { body: { ...profile, ...more } }, { token })).data
  expect((await edit({})).display_name_en).toBe('User7017')
  // The form sends both names; only the one was changed.
  expect((await edit({ display_name: '周远' })).display_name_en).toBeNull()
  expect(await personNames(deps.database.orm, id)).toEqual({ zh: '周远', en: '周远' })
  expect((await edit({ display_name: '周远', display_name_en: 'Zhou Yuan' })).display_name_en).toBe(
    'Zhou Yuan',
  )
  expect((await edit({ display_name: '周远', display_name_en: undefined })).display_name_en).toBe('Zhou Yuan')
})

test('logging out ends the session on the server', async () => {
  const { token } = await make.user()
  expect((await call(accountApi.logout, {}, { token })).data).toBeNull()
  expect((await call(accountApi.info, {}, { token })).status).toBe(401)
})

test('a session ends thirty days after the last request, not after the first', async () => {
  const { token } = await make.user()
  pass(29 * 86_400)
  expect((await call(accountApi.info, {}, { token })).status).toBe(200)
  pass(29 * 86_400)
  expect((await call(accountApi.info, {}, { token })).status).toBe(200)
  pass(31 * 86_400)
  expect((await call(accountApi.info, {}, { token })).status).toBe(401)
})
