import { deletionDays, type Obstacle } from '#contract/account_deletion.ts'

/** When a deletion that is asked for at `now` is carried out. */
export const dueAfter = (now: Date): Date => new Date(now.getTime() + deletionDays * 86_400_000)

/** Whether a deletion is to be carried out now; operators may have frozen the account to look into something. */
export const isDue = (
  { due_at: due }: { due_at: Date },
  { disabled_at: disabledAt }: { disabled_at: Date | null },
  now: Date,
): boolean => due <= now && disabledAt === null

/** A colleague who names the person in the meantime does not delay anything: the hand-over ends with the account. */
export const obstaclesOnTheDay = (found: readonly Obstacle[]): readonly Obstacle[] =>
  found.filter(({ kind }) => kind !== 'hand_over')
