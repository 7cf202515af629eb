/** Import boundaries: the table of docs/ARCHITECTURE.md as data, and the function that checks an import against it. */
import path from 'node:path'

type Layer = {
  /** Files of the layer; the first capture group is the feature's name, `$1` in `may`. */
  files: RegExp
  /** Places in the repository that the layer may import from. */
  may: readonly string[]
  /** Packages that the layer may not import. */
  packages: RegExp
}

const browserPackages =
  '(react|react-dom|@mantine|@lingui|@tanstack|@tabler|workbox-[a-z]+|dexie[a-z-]*|@simplewebauthn/browser)(/|$)'
const databasePackages = '(drizzle-orm|pg|@electric-sql/pglite)(/|$)'
const serverPackages = `node:|(fastify|@fastify|pg-boss|sharp|@node-rs|@simplewebauthn/server|nodemailer|pino|prom-client)(/|$)|${databasePackages}`

/** The page must not use classic Zod either, which is three times the size of `zod/mini` (docs/decisions/011). */
const noServer = new RegExp(`^(${serverPackages}|zod$)`)
const noBrowser = new RegExp(`^(${browserPackages})`)
const noBrowserNoDatabase = new RegExp(`^(${browserPackages}|${databasePackages})`)
const everyPackageBut = (allowed: string) => new RegExp(`^(?!(${allowed})(/|$))`)

/**
 * Features built on postings: they may use all files of `features/postings`, on page and server. Every other feature,
 * and postings itself towards them, may use only the page's `index.ts` and the server's rules and stores.
 */
const neighbours =
  'bulk|compare|cut_match|deal|drafts|drawing_access|joining|mill_certificate|own_postings|posting_review|saved_search|shared_files|template'

/** Server features that need more of postings than its rules and stores; `postings` uses nothing of theirs. */
const serverNeighbours = 'bulk|own_postings|posting_review|template'
const serverParts = ['contract/', 'server/(http|db|jobs|reference)/']
const rulesAndStores = 'server/features/[^/]+/(\\w+_)?(rules|store)\\.ts'
const serverFeature = [...serverParts, 'server/features/$1/', rulesAndStores]
const builtOnPostings = [...serverFeature, 'server/features/postings/']
const corePostings = [
  ...serverParts,
  'server/features/postings/',
  rulesAndStores.replace('[^/]+', `(?!(${serverNeighbours})/)[^/]+`),
]
const store = '(store|\\w+_store)\\.ts$'

/** A file belongs to the first layer whose `files` match it. */
const layers: readonly Layer[] = [
  { files: /\.test(_support)?\.tsx?$|^(tests|bench)\/|^[^/]+$/, may: [''], packages: /^(?!)/ },
  { files: /^contract\//, may: ['contract/'], packages: everyPackageBut('zod/mini') },
  {
    files: new RegExp(`^server/features/(${serverNeighbours})/${store}`),
    may: builtOnPostings,
    packages: noBrowser,
  },
  {
    files: new RegExp(`^server/features/(${serverNeighbours})/`),
    may: builtOnPostings,
    packages: noBrowserNoDatabase,
  },
  { files: new RegExp(`^server/features/postings/${store}`), may: corePostings, packages: noBrowser },
  { files: /^server\/features\/postings\//, may: corePostings, packages: noBrowserNoDatabase },
  { files: new RegExp(`^server/features/([^/]+)/${store}`), may: serverFeature, packages: noBrowser },
  { files: /^server\/features\/([^/]+)\//, may: serverFeature, packages: noBrowserNoDatabase },
  { files: /^server\/db\//, may: ['contract/', 'server/'], packages: noBrowser },
  { files: /^server\/http\/deps\.ts$/, may: ['contract/', 'server/'], packages: noBrowserNoDatabase },
  { files: /^server\/http\//, may: [...serverParts, rulesAndStores], packages: noBrowserNoDatabase },
  { files: /^server\//, may: ['contract/', 'server/'], packages: noBrowserNoDatabase },
  { files: /^src\/shared\//, may: ['contract/', 'locales/', 'src/shared/'], packages: noServer },
  {
    files: new RegExp(`^src/features/(${neighbours})/`),
    may: [
      'contract/',
      'src/shared/',
      'src/features/$1/',
      'src/features/postings/',
      'src/features/[^/]+/index\\.tsx?$',
    ],
    packages: noServer,
  },
  {
    files: /^src\/features\/([^/]+)\//,
    may: ['contract/', 'src/shared/', 'src/features/$1/', 'src/features/[^/]+/index\\.tsx?$'],
    packages: noServer,
  },
  { files: /^src\/shell\//, may: ['contract/', 'src/(shared|features|shell)/'], packages: noServer },
  { files: /^src\//, may: ['contract/', 'src/'], packages: noServer },
  {
    files: /^sw\//,
    may: ['contract/', 'src/shared/offline/', 'sw/'],
    packages: everyPackageBut('workbox-[a-z]+'),
  },
]

/** The folders of the `imports` in package.json. */
const aliases: Record<string, string> = {
  '#contract/': 'contract/',
  '#server/': 'server/',
  '#shared/': 'src/shared/',
  '#features/': 'src/features/',
  '#shell/': 'src/shell/',
}

/** Returns the repository file that an import refers to, or undefined for a package. */
function target(file: string, source: string): string | undefined {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source)
  const alias = Object.keys(aliases).find((prefix) => source.startsWith(prefix))
  return alias && aliases[alias] + source.slice(alias.length)
}

/** Returns why `file` (a path from the repository's root) may not import `source`, or undefined if it may. */
export function forbiddenImport(file: string, source: string): string | undefined {
  for (const { files, may, packages } of layers) {
    const match = files.exec(file)
    if (!match) continue
    const local = target(file, source)
    if (local === undefined) {
      return packages.test(source) ? `${source} is not for this folder (docs/ARCHITECTURE.md).` : undefined
    }
    const allowed = may.some((place) => new RegExp(`^${place.replace('$1', match[1] ?? '')}`).test(local))
    return allowed ? undefined : `${local} is out of bounds for this folder (docs/ARCHITECTURE.md).`
  }
  return `${file} belongs to no folder of docs/ARCHITECTURE.md.`
}
