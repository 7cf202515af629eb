/** What a lint rule sees of a file: the part of the linter's interface that our rules use. */
export type Node = { type: string; value?: unknown; name?: string } & { [key: string]: unknown }
export type Context = {
  filename: string
  cwd: string
  sourceCode: { getScope(node: Node): unknown }
  report(problem: { node: Node; message: string }): void
}
export type Visitor = { [nodeType: string]: (node: Node) => void }
