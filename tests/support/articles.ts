/** Articles for tests of all calls. */
import { resources } from '#contract/resources/index.ts'
import type { TestApp } from './app.ts'
import { resourceSamples } from './resource_samples.ts'

/** Targets of the public page of an article. */
export const articleTargets = (app: TestApp) => {
  const { row } = resourceSamples(app)
  return {
    foreign: async () => ({ id: (await row(resources.article, 'online')).id }),
    hidden: async () => ({ id: (await row(resources.article)).id }),
  }
}
