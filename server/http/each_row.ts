import type { FastifyBaseLogger } from 'fastify'
import type { Lang } from '#contract/enums.ts'
import { problemText } from '#contract/problems.ts'
import { Problem } from './problem.ts'

type Outcome<K extends string | number> = { done: K[]; refused: Record<K, string> }

/**
 * Carries out `act` for each row, one after the other; `act` has its own transaction, so a refused row does not stop the
 * others. After an unexpected error it stops: what was done before is reported as done, and the rows from there on as
 * refused. Throws that error if nothing was done.
 */
export async function eachRow<R, K extends string | number>(
  rows: readonly R[],
  given: { keyOf: (row: R) => K; act: (row: R) => Promise<unknown>; lang: Lang; log: FastifyBaseLogger },
): Promise<Outcome<K>> {
  const { keyOf, act, lang, log } = given
  const done: K[] = []
  const refused = {} as Record<K, string>
  for (const [at, row] of rows.entries()) {
    try {
      await act(row)
      done.push(keyOf(row))
    } catch (error) {
      if (error instanceof Problem) {
        refused[keyOf(row)] = problemText(error.code, lang, error.values)
        continue
      }
      if (done.length === 0) throw error
      log.error({ err: error }, 'some rows of a bulk action were not reached')
      for (const one of rows.slice(at)) refused[keyOf(one)] = problemText('internal', lang)
      break
    }
  }
  return { done, refused }
}
