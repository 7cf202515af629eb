/** What operators of a new market do first (decision 145). */
import * as z from 'zod/mini'
import { empty, endpoint } from './endpoint.ts'
import type { AdminPermission } from './permissions.ts'

/** The steps in their order, each with the permission that it takes. */
export const setupPermissions = {
  site: 'website_config',
  mail: 'website_config',
  address: 'website_config',
  roles: 'admin_user.get',
  people: 'admin_user.get',
  catalogue: 'website_config',
  limits: 'website_config',
  prices: 'website_config',
  backup: 'website_config',
} as const satisfies Record<string, AdminPermission>
export type SetupStep = keyof typeof setupPermissions
export const setupSteps = Object.keys(setupPermissions) as [SetupStep, ...SetupStep[]]

/**
 * Steps that leave no trace when nothing has to be changed, or happen elsewhere: somebody with the site settings says that
 * they are done.
 */
export const confirmedSteps = ['catalogue', 'limits', 'prices', 'backup'] as const

export const marketSetupApi = {
  list: endpoint({
    method: 'GET',
    path: '/api/admin/market_setup/',
    access: 'operator',
    summary:
      'First steps of a new market that the operator can do; none once all are done or the market is in use',
    reply: z.object({
      steps: z.array(z.object({ name: z.enum(setupSteps), is_done: z.boolean() })),
      /** Somebody put the list away. */
      is_away: z.boolean(),
      can_put_away: z.boolean(),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/api/admin/market_setup/:step/confirm/',
    access: 'website_config',
    summary: 'Say that a step is done which leaves no trace; the audit log keeps who said so',
    params: z.strictObject({ step: z.enum(confirmedSteps) }),
    reply: empty,
  }),
  putAway: endpoint({
    method: 'PUT',
    path: '/api/admin/market_setup/away/',
    access: 'website_config',
    summary: 'Put the list away for every operator, or take it out again',
    body: z.strictObject({ is_away: z.boolean() }),
    reply: empty,
  }),
}
