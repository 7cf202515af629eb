import { msg } from '@lingui/core/macro'
import { i18n } from '@lingui/core'
import { uploadApi, type FileType, type Usage } from '#contract/upload.ts'
import { buildHeaders, refused, unanswered } from '../api/call.ts'
import { ApiError } from '../api/error.ts'
import { takeSignatures } from '../api/file_signatures.ts'
import { begin } from '../api/pending.ts'
import { noteAnswer } from '../api/reachable.ts'
import { retryAfterMs } from '../offline/retry_after.ts'
import { serverAddress } from '../offline/server_address.ts'

/** A slow upload may take long; one without progress for this time is given up. */
const stallMs = 30_000

type Options = {
  file_type: FileType
  usage: Usage
  /** Whether it is one of a list of pictures, which has a lower limit on the server. */
  inList?: boolean
  /** Called with 0 to 1 while bytes are being sent. */
  onProgress?: (ratio: number) => void
  signal?: AbortSignal
  /** Sent by the outbox, not by a click. */
  background?: boolean
}

type Answer = { detail?: string; code?: string; data?: unknown }

const parse = (text: string): Answer | undefined => {
  try {
    return JSON.parse(takeSignatures(text)) as Answer
  } catch {
    return undefined
  }
}

/**
 * Uploads one file and returns its address (SPEC 7.25). Throws only ApiErrors. An ended session (401) is only thrown:
 * the widget shows its alert first and then logs out (SPEC 8.11).
 */
export function upload(file: File, options: Options): Promise<string> {
  const { file_type, usage, inList, onProgress, signal, background } = options
  const form = new FormData()
  form.set('file_type', file_type)
  form.set('usage', usage)
  if (inList) form.set('list', '1')
  form.set('file', file, file.name)
  const request = new XMLHttpRequest()
  const pending = begin({ shown: false, cancellable: false })
  const abort = () => request.abort()
  let stalled = false
  let timer = 0
  const watch = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => {
      stalled = true
      request.abort()
    }, stallMs)
  }
  return new Promise<string>((resolve, reject) => {
    request.upload.onprogress = (event) => {
      watch()
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      const answer = parse(request.responseText)
      const isFine = request.status >= 200 && request.status < 300 && request.status !== 258
      if (isFine && typeof answer?.data === 'string') {
        noteAnswer()
        return resolve(answer.data)
      }
      if (request.status === 401 && !background)
        return reject(
          new ApiError({
            kind: 'http',
            status: 401,
            code: answer?.code,
            message: answer?.detail ?? i18n._(msg`login expired`),
          }),
        )
      const wait = retryAfterMs(request.getResponseHeader('Retry-After'), request.getResponseHeader('Date'))
      reject(refused(request.status, answer, { background, retryAfterMs: wait }))
    }
    // XMLHttpRequest gives no reason for a missing answer.
    request.onerror = () => reject(unanswered(new TypeError(), false))
    request.onabort = () => reject(unanswered(new DOMException('aborted', 'AbortError'), stalled))
    if (signal?.aborted) return reject(unanswered(new DOMException('aborted', 'AbortError'), false))
    signal?.addEventListener('abort', abort)
    request.open('POST', `${serverAddress(uploadApi.upload.path)}?timestamp=${Date.now()}`)
    for (const [name, value] of Object.entries(buildHeaders())) request.setRequestHeader(name, value)
    watch()
    request.send(form)
  }).finally(() => {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
    pending.end()
  })
}
