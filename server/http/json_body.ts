import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib'
import type { Encoding } from './encoding.ts'

/** Smaller bodies gain less than their compression costs. */
export const minCompressed = 1_024
/** Compressing more than this is left to another thread: it would hold up the others for a millisecond. */
const maxInPlace = 64 * 1_024
const gzipBeside = promisify(gzip)

let compressed = 0
/** Bodies compressed since the start of the process. */
export const compressions = (): number => compressed

/** A weak validator: the same for all encodings of a body. */
export const etagOf = (text: string): string => `W/"${hash('sha1', text, 'base64url')}"`

/** The bytes of a body that is sent once. */
export function compressOnce(text: string): Buffer | Promise<Buffer> {
  compressed += 1
  return text.length > maxInPlace ? gzipBeside(text) : gzipSync(text)
}

/** A JSON body that is sent many times: hashed once, and compressed at most once per encoding. */
export class JsonBody {
  readonly etag: string
  readonly #plain: Buffer
  readonly #packed = new Map<Encoding, Buffer>()

  constructor(text: string) {
    this.etag = etagOf(text)
    this.#plain = Buffer.from(text)
  }

  /** Memory that it takes at most: compressed JSON is less than a quarter as large. */
  get size(): number {
    return Math.ceil(this.#plain.length * 1.5)
  }

  get isCompressible(): boolean {
    return this.#plain.length >= minCompressed
  }

  in(encoding: Encoding): Buffer {
    if (encoding === 'identity' || !this.isCompressible) return this.#plain
    const known = this.#packed.get(encoding)
    if (known) return known
    compressed += 1
    const made = encoding === 'gzip' ? gzipSync(this.#plain) : brotli(this.#plain)
    this.#packed.set(encoding, made)
    return made
  }
}

/** Quality 5 takes as long as gzip and is a tenth smaller. */
const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  })
