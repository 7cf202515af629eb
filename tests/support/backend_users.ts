/** Roles and people of the back office for tests. */
import { roleResource, roleAdminApi } from '#contract/resources/role.ts'
import { randomUUID } from 'node:crypto'
import type { Target, Targets } from './access_cases.ts'
import type { RawInput, TestApp } from './app.ts'
import type { ResourceSamples } from './resource_samples.ts'

/** Creates a role with only the right to administer the back office and returns its id. */
export const administratorRole = async (samples: ResourceSamples): Promise<number> =>
  (await samples.row({ of: roleResource, api: roleAdminApi })).id

/** Requests of the access table by operation, which give this role. */
export const backendUserRequests = (role: number): Record<string, (target: Target) => RawInput> => ({
  'POST /api/admin/backend_user/': () => ({
    body: { account: `${randomUUID()}@nobody.example`, display_name: 'Somebody', role_ids: [role] },
  }),
  'PUT /api/admin/backend_user/:id/roles/': ({ id }) => ({
    params: { id },
    query: { revision: 1 },
    body: { role_ids: [role] },
  }),
})

export const backendUserTargets = ({ make }: TestApp): Targets => ({
  foreign: async () => ({ id: (await make.operator(['admin_user.get'])).id }),
})
