import { sharedPath, sharePath } from '#shared/offline/share_paths.ts'
import { keepShared } from '#shared/offline/shared_files.ts'

/** Receives files shared from other programs: stores them on the device, then redirects the browser to the page. */
export function answerShares(worker: ServiceWorkerGlobalScope): void {
  worker.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    const { origin, pathname } = new URL(url)
    if (method !== 'POST' || origin !== worker.location.origin || pathname !== sharePath) return
    event.respondWith(receive(event.request))
  })
}

async function receive(request: Request): Promise<Response> {
  const form = await request.formData()
  const files = form.getAll('files').filter((one) => typeof one !== 'string')
  const text = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((one) => typeof one === 'string' && one !== '')
    .join('\n')
  const isKept = await keepShared(files, text).then(
    () => true,
    () => false,
  )
  return Response.redirect(isKept ? sharedPath : `${sharedPath}?failed=1`, 303)
}
