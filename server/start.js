/**
 * `npm start`: builds the page if its sources changed, then starts the server. It is written in JavaScript because it
 * turns on the cache that spares Node from parsing TypeScript: loading the parser for this file alone takes 80 ms.
 */
import { enableCompileCache, registerHooks } from 'node:module'
import path from 'node:path'

// Node's compile cache saves a quarter of the start time; if its folder cannot be written, nothing changes.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'))

/** Packages that consist of ES modules only, whose files name each other with their extension. */
const isPlainPackage = /\/node_modules\/(?:drizzle-orm|libphonenumber-js|pg-boss|zod)\//
/**
 * What the names that are not relative stand for, which is the same in all files of this project.
 * @type {Map<string, import('node:module').ResolveFnOutput & { shortCircuit: true }>}
 */
const known = new Map()

// Finding a module's file takes Node a third of the start time: for each import it looks for the package that the file
// belongs to, and parses that package's description again, which for drizzle-orm is 200 kB of JSON.
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = 'node:', conditions } = context
    const isOwn = !parentURL.includes('/node_modules/')
    if (!parentURL.startsWith('file:') || conditions.includes('require')) return next(specifier, context)
    if (specifier.startsWith('.')) {
      const format =
        isOwn && specifier.endsWith('.ts')
          ? 'module-typescript'
          : isPlainPackage.test(parentURL) && specifier.endsWith('.js') && 'module'
      return format
        ? { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
        : next(specifier, context)
    }
    if (!isOwn) return next(specifier, context)
    const found = known.get(specifier) ?? {
      ...next(specifier, context),
      shortCircuit: /** @type {const} */ (true),
    }
    known.set(specifier, found)
    return found
  },
})

// Other threads compile the embedded database while this one loads the rest.
if (!process.env.DATABASE_URL) void (await import('./db/embedded_engine.ts')).embeddedEngine()

const { buildPage } = await import('./build.ts')
const { readConfig } = await import('./config.ts')
const { requireFreePorts } = await import('./free_ports.ts')
const { startErrorLine } = await import('./start_errors.ts')
try {
  await requireFreePorts(readConfig(process.env))
  await buildPage()
} catch (error) {
  console.error(startErrorLine(error, process.env) ?? (error instanceof Error ? error.message : error))
  process.exit(1)
}
await import('./main.ts')
