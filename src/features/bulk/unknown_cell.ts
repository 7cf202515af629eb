/** Texts that a field does not know and that the person may keep in the description. */
import { t } from '@lingui/core/macro'
import type { CellReading } from './cell_reading.ts'

/** Reports a text that a field does not know, and offers to keep it in the description: there it stands in brackets. */
export function unknownHere(text: string, column: string, error: string): CellReading {
  const shown = text.slice(0, 30)
  return {
    error,
    fixes: [
      {
        sort: `aside ${column}`,
        label: t`“${shown}” into the description`,
        group: t`into the description, as it is written`,
        text: `(${text})`,
      },
    ],
  }
}

/** What stands in brackets and nothing else: the person wanted it in the description. */
export const inBrackets = /^[(（]([^()（）]+)[)）]$/u
