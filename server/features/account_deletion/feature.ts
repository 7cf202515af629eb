import { accountDeletionApi } from '#contract/account_deletion.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { deleteAccount, findDue, queueDue, runDeletion } from './carry_out.ts'
import { accountDeletionHandlers } from './handlers.ts'

export const accountDeletion: Feature = {
  name: 'account_deletion',
  calls: [calls(accountDeletionApi, accountDeletionHandlers)],
  jobs: [work(findDue, queueDue), work(deleteAccount, runDeletion)],
  withoutCatalogue: true,
}
