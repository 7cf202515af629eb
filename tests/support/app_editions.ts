/** App editions for tests of all calls. */
import { resources } from '#contract/resources/index.ts'
import type { TestApp } from './app.ts'
import { resourceSamples } from './resource_samples.ts'

/** Requests for the calls that need a kind of package. */
export const editionRequests = () => {
  const ofApk = () => ({ query: { kind: 'apk' } })
  return { 'GET /api/app_edition/': ofApk, 'GET /api/app_edition/latest/': ofApk }
}

/** Targets of the file of an edition. */
export const editionTargets = (app: TestApp) => ({
  foreign: async () => ({ id: (await resourceSamples(app).row(resources.app_edition, 'published')).id }),
})
