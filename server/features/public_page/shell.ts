import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Lang } from '#contract/enums.ts'
import { escaped, type Html } from './html.ts'
import { pagePartsOf } from './page_parts.ts'

/** The built document, and how it is filled. */
export type Shell = {
  /** Changes with every build. */
  version: string
  plain: string
  /** Undefined if the document has not the places that are filled. */
  fill: ((given: Filling) => string) | undefined
}

/** `page` is its path with `:name` for a parameter. */
type Filling = { page: string; lang: Lang; head: Html; facts: Html }

/** How often the file is looked at (ms): a page may be built while the server runs. */
const lookEvery = 1_000
const tag: Record<Lang, string> = { zh: 'zh-CN', en: 'en-US' }

/**
 * The facts stand where the application will be, which replaces them in one step. Browsers with JavaScript never show
 * them: people would see them for a moment, and then everything move.
 */
const styles =
  '<style>.facts{display:none}</style><noscript><style>.facts{display:block;max-width:60rem;margin:0 auto;' +
  'padding:1rem;font:1rem/1.6 system-ui,sans-serif}</style></noscript>'

function fillerOf(document: string, partsOf: (page: string) => string): Shell['fill'] {
  const parts =
    /^(.*<html lang=")[^"]*("[^]*?)<meta\s+name="description"[^>]*>([^]*?)<title>[^<]*<\/title>([^]*?)(<\/head>[^]*?<div id="root">)(<\/div>[^]*)$/is.exec(
      document,
    )
  if (!parts) return undefined
  const [, begin, afterLang, beforeTitle, afterTitle, toRoot, end] = parts
  return ({ page, lang, head, facts }) =>
    `${begin}${escaped(tag[lang])}${afterLang}${head.text}${beforeTitle}${afterTitle}${partsOf(page)}${styles}${toRoot}` +
    `<div class="facts">${facts.text}</div>${end}`
}

/** Reads the built document below `dist` again when it has changed; undefined while there is none. */
export function shellOf(dist: string): () => Promise<Shell | undefined> {
  const file = path.join(dist, 'index.html')
  let looked = -Infinity
  let known: Shell | undefined
  const look = async () => {
    looked = performance.now()
    try {
      const version = String((await stat(file)).mtimeMs)
      if (version === known?.version) return
      const plain = await readFile(file, 'utf8')
      known = { version, plain, fill: fillerOf(plain, await pagePartsOf(dist)) }
    } catch {
      // While a build is under way the one before it is still right.
    }
  }
  return async () => {
    if (!known || performance.now() - looked >= lookEvery) await look()
    return known
  }
}
