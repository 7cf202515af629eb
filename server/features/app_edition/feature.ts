import { appEditionApi } from '#contract/app_edition.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { prepareStoredFiles } from '#server/http/stored_file.ts'
import { appEditionHandlers, appEditions } from './handlers.ts'

export const appEdition: Feature = {
  name: 'app_edition',
  calls: [calls(appEditionApi, appEditionHandlers)],
  resources: [appEditions],
  prepare: prepareStoredFiles,
}
