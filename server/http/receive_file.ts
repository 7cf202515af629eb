import type { FastifyRequest } from 'fastify'
import { uploadLimits } from '#contract/upload.ts'
import { fieldProblem } from './field_problem.ts'
import { requestLang } from './language.ts'
import { Problem } from './problem.ts'
import type { Incoming, Storage } from './storage.ts'

export const megabyte = 1024 * 1024
/**
 * A body whose Content-Length exceeds this is refused unread. A smaller one is read to the end to get the form's
 * other fields.
 */
const refusedUnread = 64 * megabyte

/** `truncated` is true when the file exceeded the largest limit. */
export type ReceivedFile = Incoming & { filename: string; truncated: boolean }

export type Received = {
  fields: Record<string, unknown>
  file: ReceivedFile | undefined
  /** Deletes the received file, whether it was stored or not. */
  discard(): Promise<void>
}

/** Streams the file of a multipart form into the storage; leaves nothing there when it fails. */
export async function receiveFile(
  request: FastifyRequest,
  storage: Pick<Storage, 'receive'>,
): Promise<Received> {
  if (!request.isMultipart()) throw new Problem('bad_json')
  const announced = Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY)
  const tooLarge = new Problem('file_too_large', { values: { limit: uploadLimits.single } })
  if (Number.isFinite(announced) && announced > refusedUnread) throw tooLarge
  const fields: Record<string, unknown> = {}
  let file: ReceivedFile | undefined
  const discard = async () => file?.discard()
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') {
        fields[part.fieldname] = part.value
        continue
      }
      if (part.fieldname !== 'file' || file) throw fieldProblem('file', 'unknown_key', requestLang(request))
      const received = await storage.receive(part.file)
      file = { ...received, filename: part.filename, truncated: part.file.truncated }
      if (file.truncated && !Number.isFinite(announced)) throw tooLarge
    }
    return { fields, file, discard }
  } catch (error) {
    await discard()
    throw multipartProblem(error)
  }
}

/**
 * Messages of the multipart parser for a body that is no form; "needle" stands for a boundary that is too long to
 * search for.
 */
const headErrors = /Unexpected end|Malformed|Boundary|premature|needle|content.type/i

function multipartProblem(error: unknown): unknown {
  const { code } = error as { code?: unknown }
  if (code === 'FST_REQ_FILE_TOO_LARGE') {
    return new Problem('file_too_large', { values: { limit: uploadLimits.single } })
  }
  // The client has disconnected: nobody reads the answer, and nothing failed on our side.
  if (code === 'ECONNRESET' || code === 'ERR_STREAM_PREMATURE_CLOSE') return new Problem('bad_json')
  if (typeof code === 'string' && /^FST_(.*LIMIT|PROTO|INVALID|NO_FORM|PARTS)/.test(code))
    return new Problem('bad_json')
  if (error instanceof Error && headErrors.test(error.message)) {
    return new Problem('bad_json')
  }
  return error
}
