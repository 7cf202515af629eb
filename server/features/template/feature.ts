import { postings } from '#contract/postings/index.ts'
import { templateApis } from '#contract/postings/template_api.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { templateHandlers } from './handlers.ts'

export const template: Feature = {
  name: 'template',
  /** The endpoints of every registered kind. */
  calls: Object.values(postings).map(({ definition }) =>
    calls(templateApis[definition.kind], templateHandlers(definition)),
  ),
}
