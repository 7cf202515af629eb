import multipart from '@fastify/multipart'
import { uploadApi, uploadLimits } from '#contract/upload.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { megabyte } from '#server/http/receive_file.ts'
import { job } from '#server/jobs/queue.ts'
import { uploadHandlers } from './handlers.ts'
import { fillLooks } from './fill_looks.ts'
import { removeUnused } from './unused.ts'

/** Runs at night in China. */
const removeUploads = job('remove_uploads', { cron: '23 20 * * *' })
/** Only photos from before looks were stored need it. */
const fillPhotoLooks = job('fill_looks', { cron: '52 * * * *' })

export const upload: Feature = {
  name: 'upload',
  calls: [calls(uploadApi, uploadHandlers)],
  jobs: [
    work(removeUploads, (_, deps) => removeUnused(deps)),
    work(fillPhotoLooks, (_, deps) => fillLooks(deps)),
  ],
  /** The plugin's hooks run after every answer, so it is registered only where files are received. */
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
