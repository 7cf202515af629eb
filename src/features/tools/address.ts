/** The parameters of a tool's address. Each is a list of one text, because the router then writes it without quotes (`d=300`, `material=45`). */
export type Address<N extends string = string> = { readonly [K in N]?: readonly string[] }

/**
 * Returns the `validateSearch` of a tool's route, which keeps the known parameters as texts and drops others. The page
 * checks the texts itself (`readers.ts`), so that it can tell the reader what it could not use.
 */
export const addressOf =
  <N extends string>(names: readonly N[]) =>
  (raw: Record<string, unknown>): Address<N> => {
    const found: { [K in N]?: string[] } = {}
    for (const name of names) {
      const first: unknown = [raw[name]].flat()[0]
      const text = typeof first === 'object' ? JSON.stringify(first) : String(first ?? '')
      if (text && first !== null && first !== undefined) found[name] = [text]
    }
    return found
  }

/** Names of the parameters of each tool. */
export const toolParameters = {
  weight: [
    'shape',
    'material',
    'density',
    'd',
    'a',
    't',
    'w',
    'l',
    'od',
    'id',
    'wt',
    'h',
    's',
    'kg',
    'steps',
    'allowance',
    'count_by',
    'pieces',
    'tonnes',
  ],
  spec: ['text', 'shape', 'as'],
  grade: ['text', 'group', 'system', 'grade'],
  units: [
    'mm',
    'm',
    'in',
    'ft',
    'kg',
    't',
    'lb',
    'per_t',
    'per_kg',
    'per_piece',
    'piece_kg',
    'hrc',
    'hbw',
    'hv',
    'inch',
  ],
} as const
