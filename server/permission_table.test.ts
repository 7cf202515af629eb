/** Somebody with one permission of the back office is answered by its calls and refused by all others. */
import { expect, test } from 'vitest'
import { adminPermissions } from '#contract/permissions.ts'
import { testApp } from '../tests/support/app.ts'
import { contractEndpoints } from '../tests/support/contract_endpoints.ts'
import { forEveryOperator, permissionTable } from '../tests/support/permission_table.ts'

const { make, raw } = await testApp()
const endpoints = (await contractEndpoints()).filter(({ path }) => path.startsWith('/api/admin/'))
/** Parameters of no row: whoever may call is told 404 or what is wrong with the body, and nothing changes. */
const params = { id: 2_000_000_000, code: 'QZZZZZZZZ', action: 'none', source: 'none' }
/** A path that ends with `$` stands for itself alone. */
const opens = (calls: readonly string[], path: string) =>
  calls.some((one) =>
    one.endsWith('$') ? path === `/api/${one.slice(0, -1)}` : path.startsWith(`/api/${one}`),
  )

test('every call of the back office belongs to a permission, or is for every operator', () => {
  const all = [forEveryOperator, ...Object.values(permissionTable)].flatMap(({ calls }) => calls)
  expect(endpoints.length).toBeGreaterThan(80)
  expect(endpoints.map(({ path }) => path).filter((path) => !opens(all, path))).toEqual([])
})

test.each(adminPermissions)(
  'somebody with %s alone may call exactly what the table says',
  async (permission) => {
    const { token } = await make.operator([permission])
    const calls = [...permissionTable[permission].calls, ...forEveryOperator.calls]
    const wrong: string[] = []
    for (const endpoint of endpoints) {
      const { status } = await raw(endpoint, { params }, { token })
      const isRefused = status === 401 || status === 403
      if (isRefused === opens(calls, endpoint.path))
        wrong.push(`${status} ${endpoint.method} ${endpoint.path}`)
    }
    expect(wrong).toEqual([])
  },
)
