import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file of the zip. `packed` ones, such as pictures, would not become smaller. */
export type Entry = { name: string; packed?: true; content: AsyncIterable<Uint8Array | string> }

const encoder = new TextEncoder()

/** The bytes of a zip file, made piece by piece while they are read, so that it is never in memory as a whole. */
export async function* zipOf(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = []
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
  })
  for await (const { name, packed, content } of entries) {
    const file = packed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(file)
    for await (const piece of content) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece)
      yield* made.splice(0)
    }
    file.push(new Uint8Array(), true)
    yield* made.splice(0)
  }
  zip.end()
  yield* made.splice(0)
}
