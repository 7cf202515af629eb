import { accountApi } from '#contract/account.ts'
import { accountFormsApi } from '#contract/account_forms.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { accountHandlers } from './handlers.ts'

export const account: Feature = {
  name: 'account',
  calls: [calls({ ...accountApi, ...accountFormsApi }, accountHandlers)],
}
