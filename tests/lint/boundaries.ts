/** Who may import whom: the table of docs/ARCHITECTURE.md as data, and the one function that judges an import by it. */
import path from 'node:path'

type Layer = {
  /** Files of the layer; the first group is the feature's name, `$1` in `may`. */
  files: RegExp
  /** Places in the repository that the layer may import from. */
  may: readonly string[]
  /** Packages that the layer may not import. */
  packages: RegExp
}

const browserPackages =
  '(react|react-dom|@mantine|@lingui|@tanstack|@tabler|workbox-[a-z]+|dexie[a-z-]*)(/|$)'
const databasePackages = '(drizzle-orm|pg|@electric-sql/pglite)(/|$)'
const serverPackages = `node:|(fastify|@fastify|pg-boss|sharp|@node-rs|nodemailer|pino|prom-client)(/|$)|${databasePackages}`

/** Classic Zod is no package for the page either: three times the size of `zod/mini` (docs/decisions/011). */
const noServer = new RegExp(`^(${serverPackages}|zod$)`)
const noBrowser = new RegExp(`^(${browserPackages})`)
const noBrowserNoDatabase = new RegExp(`^(${browserPackages}|${databasePackages})`)
const everyPackageBut = (allowed: string) => new RegExp(`^(?!(${allowed})(/|$))`)

/** Read from the top: the first layer whose `files` match a file is the file's. */
const layers: readonly Layer[] = [
  { files: /\.test(_support)?\.tsx?$|^(tests|bench)\/|^[^/]+$/, may: [''], packages: /^(?!)/ },
  { files: /^contract\//, may: ['contract/'], packages: everyPackageBut('zod/mini|zod/v4/locales') },
  {
    files: /^server\/features\/([^/]+)\/(store|\w+_store)\.ts$/,
    may: [
      'contract/',
      'server/(http|db|jobs|reference)/',
      'server/features/$1/',
      'server/features/[^/]+/(\\w+_)?(rules|store)\\.ts',
    ],
    packages: noBrowser,
  },
  {
    files: /^server\/features\/([^/]+)\//,
    may: [
      'contract/',
      'server/(http|db|jobs|reference)/',
      'server/features/$1/',
      'server/features/[^/]+/(\\w+_)?(rules|store)\\.ts',
    ],
    packages: noBrowserNoDatabase,
  },
  { files: /^server\/db\//, may: ['contract/', 'server/'], packages: noBrowser },
  { files: /^server\//, may: ['contract/', 'server/'], packages: noBrowserNoDatabase },
  { files: /^src\/shared\//, may: ['contract/', 'locales/', 'src/shared/'], packages: noServer },
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

/** The folders behind the `imports` of package.json. */
const aliases: Record<string, string> = {
  '#contract/': 'contract/',
  '#server/': 'server/',
  '#shared/': 'src/shared/',
  '#features/': 'src/features/',
  '#shell/': 'src/shell/',
}

/** The file in the repository that an import means, or undefined for a package. */
function target(file: string, source: string): string | undefined {
  if (source.startsWith('.')) return path.posix.join(path.posix.dirname(file), source)
  const alias = Object.keys(aliases).find((prefix) => source.startsWith(prefix))
  return alias && aliases[alias] + source.slice(alias.length)
}

/** Why `file` (a path from the repository's root) may not import `source`, or undefined when it may. */
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
