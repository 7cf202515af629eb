/**
 * The house rules as lint rules (docs/ARCHITECTURE.md): import boundaries and other rules that no existing plugin has.
 * tests/house-rules.test.ts proves each one on the violations in tests/fixtures/violations.ts.
 */
import path from 'node:path'
import { forbiddenImport } from './boundaries.ts'
import { noLuck } from './luck.ts'
import type { Context, Node, Visitor } from './syntax.ts'

const child = (node: Node, key: string) => node[key] as Node | null | undefined
const place = (context: Context) => path.relative(context.cwd, context.filename).replaceAll(path.sep, '/')
const rule = (create: (context: Context, file: string) => Visitor) => ({
  create: (context: Context) => create(context, place(context)),
})

const boundaries = rule((context, file) => {
  const check = (source: Node | null | undefined) => {
    if (typeof source?.value !== 'string') return
    const message = forbiddenImport(file, source.value)
    if (message) context.report({ node: source, message })
  }
  return {
    ImportDeclaration: (node) => check(child(node, 'source')),
    ExportNamedDeclaration: (node) => check(child(node, 'source')),
    ExportAllDeclaration: (node) => check(child(node, 'source')),
    ImportExpression: (node) => check(child(node, 'source')),
    TSImportType: (node) => check(child(node, 'source') ?? child(node, 'argument')),
  }
})

/** The registry of the posting kinds, and the public index of each feature. */
const mayReexport = /^(contract\/postings\/index\.ts|src\/features\/[^/]+\/index\.tsx?)$/

const noBarrel = rule((context, file) => {
  const report = (node: Node) => {
    if (!child(node, 'source') || mayReexport.test(file)) return
    context.report({
      node,
      message: 'Import from the file that defines the name; only a registry re-exports.',
    })
  }
  return { ExportNamedDeclaration: report, ExportAllDeclaration: report }
})

const postingKinds = new Set([
  'quotation',
  'raise',
  'purchase_material',
  'purchase_piece',
  'purchase_forging',
])
/** The files where a kind's name may be written: its own two, the registries of kinds, and the enumeration. */
const kindFiles =
  /^(contract\/enums\.ts|(contract|src\/features)\/postings\/(index|quotation|raise|purchase_\w+)\.tsx?)$|\.test\.tsx?$/
/** Code for all kinds, which may not contain the name of a kind. */
const genericCode = /^(contract|server\/features|src\/features)\/postings\//

const noKindLiteral = rule((context, file): Visitor => {
  if (kindFiles.test(file) || /^(tests|bench)\//.test(file)) return {}
  const isKind = (node: Node | null | undefined) =>
    typeof node?.value === 'string' && postingKinds.has(node.value)
  const report = (node: Node) =>
    context.report({
      node,
      message: 'A posting kind is named in its own two files alone; put what differs into its definition.',
    })
  if (genericCode.test(file)) return { Literal: (node) => void (isKind(node) && report(node)) }
  return {
    BinaryExpression: (node) => {
      if (isKind(child(node, 'left')) || isKind(child(node, 'right'))) report(node)
    },
    SwitchCase: (node) => void (isKind(child(node, 'test')) && report(node)),
  }
})

const suites = new Set(['it', 'test', 'describe'])
const notRunning = new Set(['only', 'skip', 'fixme', 'todo'])

const noIdleTest = rule((context) => ({
  MemberExpression: (node) => {
    let owner = child(node, 'object')
    while (owner?.type === 'MemberExpression') owner = child(owner, 'object')
    const name = child(node, 'property')?.name
    if (name && notRunning.has(name) && suites.has(owner?.name ?? '')) {
      context.report({ node, message: 'Every test runs: no only, skip, fixme or todo.' })
    }
  },
}))

export default {
  meta: { name: 'house' },
  rules: {
    boundaries,
    'no-barrel': noBarrel,
    'no-kind-literal': noKindLiteral,
    'no-idle-test': noIdleTest,
    'no-luck': rule(noLuck),
  },
}
