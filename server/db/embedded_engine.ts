import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'

/** The parts of the embedded database that it would otherwise load one after the other while it is created. */
type Engine = { pgliteWasmModule: WebAssembly.Module; fsBundle: Blob }

let loading: Promise<Engine> | undefined

/**
 * Reads and compiles the embedded database, once. Called at the very beginning of a start, it runs on other threads
 * while the application's modules are loaded.
 */
export const embeddedEngine = (): Promise<Engine> => (loading ??= load())

async function load(): Promise<Engine> {
  const folder = path.dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const compiling = WebAssembly.compile(readFileSync(path.join(folder, 'pglite.wasm')))
  const files = await readFile(path.join(folder, 'pglite.data'))
  return { pgliteWasmModule: await compiling, fsBundle: new Blob([files]) }
}
