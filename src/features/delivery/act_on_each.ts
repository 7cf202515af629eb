import { ApiError } from '#shared/api/error.ts'
import type { BulkOutcome } from '#shared/table/bulk_steps.ts'

/** Acts on one job after the other; a refusal does not stop the others. Throws what is not an ApiError. */
export async function actOnEach(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
): Promise<BulkOutcome> {
  const outcome: BulkOutcome = { done: [], refused: {}, left: [] }
  for (const id of ids)
    try {
      await act(id)
      outcome.done.push(id)
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      outcome.refused[id] = failure.message
    }
  return outcome
}
