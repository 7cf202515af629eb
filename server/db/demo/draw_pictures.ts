import { fork } from 'node:child_process'
import type { Storage } from '#server/http/storage.ts'
import { storeAdPictures, type DemoAdPicture } from './ad_pictures.ts'
import { storeCertificate } from './certificate_picture.ts'
import { storeDrawings, type DemoDrawing } from './drawings.ts'
import { storeReport } from './inspection_report.ts'
import { storeLicense, type DemoPaper } from './license.ts'
import { storePictures, type DemoPicture } from './pictures.ts'

type Made = {
  pictures: DemoPicture[]
  drawings: DemoDrawing[]
  adPictures: DemoAdPicture[]
  license: DemoPaper
  report: DemoPaper
  certificate: DemoPaper
}
type Parcel = { put: Parameters<Storage['put']> } | { made: Made }

/** Draws all pictures of the demo in this process. */
export const drawAll = async (storage: Pick<Storage, 'put'>): Promise<Made> => ({
  pictures: await storePictures(storage),
  drawings: await storeDrawings(storage),
  adPictures: await storeAdPictures(storage),
  license: await storeLicense(storage),
  report: await storeReport(storage),
  certificate: await storeCertificate(storage),
})

/** Draws all pictures of the demo in a separate process and stores them. */
export async function drawInChildProcess(storage: Pick<Storage, 'put'>): Promise<Made> {
  const child = fork(new URL('draw_process.ts', import.meta.url), {
    execArgv: [],
    // Of a watching parent (`npm run dev`) it would inherit that it also reports the files it reads.
    env: { PATH: process.env['PATH'] },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const stored: Promise<void>[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Made>()
  child.on('message', (parcel: Parcel) => {
    if ('made' in parcel) resolve(parcel.made)
    else stored.push(storage.put(...parcel.put))
  })
  child.on('error', reject)
  child.on('exit', () => reject(new Error('The pictures of the demo could not be drawn')))
  const made = await promise
  await Promise.all(stored)
  return made
}
