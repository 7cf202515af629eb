/** The files of a page, which its document names so that none waits for another to arrive first (decision 109). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'

type Chunk = { file: string; isEntry?: boolean; imports?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

/** Keys of the manifest and all that they import. */
function closure(manifest: Manifest, keys: readonly string[]): Set<string> {
  const found = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || found.has(key)) return
    found.add(key)
    chunk.imports?.forEach(visit)
  }
  keys.forEach(visit)
  return found
}

/** The manifest's key of a page in src/routes: `/home/quotation/:code` is `src/routes/home/quotation/$code.tsx`. */
const keysOf = (page: string): string[] => {
  const file = `src/routes${page.replaceAll(/:(\w+)/g, '$$$1')}`
  return [`${file}.tsx`, `${file}/index.tsx`].map((one) => `${one}?tsr-split=component`)
}

/**
 * Returns the links that let a browser fetch a page's scripts at once, by the page's path with `:name` for a parameter.
 * What every document names is not among them. They are less urgent than the first files, which show something already.
 * Empty without a manifest.
 */
export async function pagePartsOf(dist: string): Promise<(page: string) => string> {
  let manifest: Manifest = {}
  try {
    manifest = JSON.parse(await readFile(path.join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  } catch {
    // A document that was not built, as in development, loads its modules by itself.
  }
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
  const first = closure(manifest, entries)
  const known = new Map<string, string>()
  const linksOf = (page: string) =>
    [...closure(manifest, keysOf(page))]
      .filter((key) => !first.has(key))
      .map(
        (key) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${manifest[key]?.file}">`,
      )
      .join('')
  return (page) => {
    const links = known.get(page) ?? linksOf(page)
    known.set(page, links)
    return links
  }
}
