/**
 * Who may call what: every operation of docs/openapi.json, for each kind of caller and of target, with the status that
 * must come back. A feature's rows stand beside it, in `server/features/<name>/access.data.ts`; a new operation needs its
 * rows there (server/access_matrix.test.ts finds none otherwise). 200 may stand for an empty answer; 422 behind a sign-in
 * form means that the form was read and its secret was wrong, and of a file elsewhere that its address is not public; `-`
 * is a case that cannot be: nobody's own posting.
 *
 * Callers: visitor; user (no company); company (main account, neither certified nor member); other (certified, no
 * member); silver and gold (certified members); no_right (staff of a gold company with every right but the one that the
 * operation asks for) and staff (with that one alone); no_permission and operator (likewise, of the back office). Where an
 * operation names no right it is that of spot postings: of what depends on the side of a dealing, the seller's.
 *
 * Targets: own (of the caller, or of the caller's company); foreign (private, somebody else's); absent; of postings also
 * online (public, somebody else's) and hidden (somebody else's that waits for review); received, where both sides have
 * their own. Rows of declared resources follow from their definitions (resource_access.ts). What else targets mean of a
 * feature's rows is said there.
 */
import { features } from '#server/features/index.ts'
import { endpointsOf, type Feature } from '#server/http/feature.ts'
import { resourceAccessRows } from './resource_access.ts'
import { callerNames, type AccessRow, type TargetName } from './access_cases.ts'

/** The rows of all features; throws when one stands twice, elsewhere than its operation, or with other cells than its head. */
export async function accessRows(): Promise<AccessRow[]> {
  const tables = await Promise.all(features.filter(({ calls }) => calls).map(rowsOf))
  const rows = [...tables.flat(), ...resourceAccessRows()]
  const seen = new Set<string>()
  for (const { operation, target } of rows) {
    const row = `${operation} ${target}`
    if (seen.has(row)) throw new Error(`Twice in the table: ${row}`)
    seen.add(row)
  }
  return rows
}

async function rowsOf(feature: Feature): Promise<AccessRow[]> {
  const file = `../../server/features/${feature.name}/access.data.ts`
  const { access } = (await import(/* @vite-ignore */ file)) as { access: string }
  const operations = new Set(endpointsOf([feature]).map(({ method, path }) => `${method} ${path}`))
  const [head, ...lines] = access.trim().split('\n')
  if (head?.trim().split(/\s+/).join() !== ['target', ...callerNames].join())
    throw new Error(`Other callers in ${file}: ${head}`)
  return lines.map((line) => {
    const [method, path, target, ...cells] = line.trim().split(/\s+/)
    const operation = `${method} ${path}`
    if (cells.length !== callerNames.length) throw new Error(`${cells.length} cells in ${file}: ${line}`)
    if (!operations.has(operation)) throw new Error(`Not an operation of ${feature.name}: ${line}`)
    const verdicts = callerNames.flatMap((name, at) =>
      cells[at] === '-' ? [] : [[name, Number(cells[at])] as const],
    )
    return { operation, target: target as TargetName, verdicts: new Map(verdicts) }
  })
}
