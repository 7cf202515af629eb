import multipart from '@fastify/multipart'
import { uploadApi, uploadLimits } from '#contract/upload.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { megabyte } from '#server/http/receive_file.ts'
import { job } from '#server/jobs/queue.ts'
import { uploadHandlers } from './handlers.ts'
import { removeUnused } from './unused.ts'

/** At night in China: all that could name a file is read. */
const removeUploads = job<Record<string, never>>('remove_uploads', { cron: '23 20 * * *' })

export const upload: Feature = {
  name: 'upload',
  calls: [calls(uploadApi, uploadHandlers)],
  jobs: [work(removeUploads, (_, deps) => removeUnused(deps))],
  /** The plugin's hooks wait for the end of every answer, so they are where files are received and nowhere else. */
  prepare: async (scope, deps) => {
    await scope.register(multipart, {
      limits: { fileSize: uploadLimits.single * megabyte, files: 1, fields: 10, fieldSize: 1000, parts: 12 },
      throwFileSizeLimit: false,
    })
    scope.addHook('preClose', async () => {
      deps.pictures.close()
      deps.outside.close()
    })
  },
}
