/**
 * Who may call what: every operation of docs/openapi.json, for each kind of caller and target, with the expected status.
 * A feature's rows are in `server/features/<name>/access.data.ts`; a new operation needs rows there, otherwise
 * server/access_matrix.test.ts fails. 200 may be an empty answer. 422 from a sign-in form means that the form was read
 * and its secret was wrong, and for a file by web address that the address is not public. `-` marks an impossible case,
 * such as a visitor's own posting.
 *
 * Callers: visitor; user (no company); company (main account, neither certified nor a member); other (certified, not a
 * member); silver and gold (certified members); no_right (staff of a gold company with every right except the required
 * one) and staff (with only that one); no_permission and operator (the same in the back office). If an operation requires
 * no right, these callers differ in the right for spot postings.
 *
 * Targets: own (of the caller or the caller's company); foreign (private, of somebody else); absent; for postings also
 * online (public, of somebody else) and hidden (of somebody else, in review); received, where a dealing has two sides.
 * The column of an operator who acts for the gold member is generated from the declarations of the calls (`acting`).
 * Rows of declared resources follow from their definitions (resource_access.ts). Where a feature uses a target in another
 * sense, its access.data.ts says so.
 */
import type { Endpoint } from '#contract/endpoint.ts'
import { features } from '#server/features/index.ts'
import { endpointsOf, type Feature } from '#server/http/feature.ts'
import { resourceAccessRows } from './resource_access.ts'
import { actingVerdict, callerNames, type AccessRow, type TargetName } from './access_cases.ts'

/** Returns the rows of all features. Throws if one is there twice, in another feature, or does not match its header. */
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
  const operations = new Map<string, Endpoint>(
    endpointsOf([feature]).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const),
  )
  const [head, ...lines] = access.trim().split('\n')
  if (head?.trim().split(/\s+/).join() !== ['target', ...callerNames].join())
    throw new Error(`Other callers in ${file}: ${head}`)
  return lines.map((line) => {
    const [method, path, target, ...cells] = line.trim().split(/\s+/)
    const operation = `${method} ${path}`
    if (cells.length !== callerNames.length) throw new Error(`${cells.length} cells in ${file}: ${line}`)
    const endpoint = operations.get(operation)
    if (!endpoint) throw new Error(`Not an operation of ${feature.name}: ${line}`)
    const verdicts = callerNames.flatMap((name, at) =>
      cells[at] === '-' ? [] : [[name, Number(cells[at])] as const],
    )
    const all = new Map(verdicts)
    return {
      operation,
      target: target as TargetName,
      verdicts: all,
      acting: actingVerdict(endpoint, all.get('gold')),
    }
  })
}
