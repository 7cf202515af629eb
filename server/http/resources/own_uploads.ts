import type { Resource } from '#contract/resources/define.ts'
import type { Lang } from '#contract/enums.ts'
import type { DbOrTx } from '#server/db/client.ts'
import { claimUploads } from '#server/features/upload/store.ts'
import { fieldProblem } from '../field_problem.ts'
import type { Actor } from '../session.ts'

type Given = {
  values: Readonly<Record<string, unknown>>
  before: Readonly<Record<string, unknown>> | null
  context: { actor: Actor; lang: Lang; now: Date }
}

/** Pictures of a row must be uploads of the actor, or pictures that the row already had. */
export async function requireOwnUploads(
  tx: DbOrTx,
  of: Resource,
  { values, before, context: { actor, lang, now } }: Given,
): Promise<void> {
  const images = Object.entries(of.fields)
    .filter(([, { widget }]) => widget === 'image')
    .map(([name]) => ({ name, address: values[name] as string | null | undefined }))
    .filter(({ name, address }) => address && address !== before?.[name])
  const own = await claimUploads(
    tx,
    actor,
    images.map(({ address }) => address as string),
    now,
  )
  const foreign = images.find(({ address }) => !own.has(address as string))
  if (foreign) throw fieldProblem(foreign.name, 'resource_address', lang)
}
