import type { ReadCache } from './read_cache.ts'

/** How long (ms) the number of rows in a list of operators may lag behind what others write. */
export const countedForMs = 5_000

/** Nobody misses one of more rows than these for a moment; fewer are always counted. */
const manyRows = 1_000

/**
 * Returns how many rows a list has, by what `asked` narrows it to. A large number is kept for a moment, so that turning
 * pages does not count a long list again. Every reader of `list` must see the same rows.
 */
export async function keptCount(
  { cache, now }: { cache: ReadCache; now: Date },
  list: string,
  { page: _, size: __, ordering: ___, ...asked }: Readonly<Record<string, unknown>>,
  count: () => Promise<number>,
): Promise<number> {
  let counted: number | undefined
  const known = await cache.get(
    `count ${list} ${JSON.stringify(asked)}`,
    { ttl: countedForMs, now },
    async () => (counted = await count()),
  )
  return counted ?? (known > manyRows ? known : count())
}
