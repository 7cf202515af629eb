/** Reads a cell that says in which condition goods are: their heat treatment, their surface, or both. */
import { t } from '@lingui/core/macro'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import type { CellReading } from './cell_reading.ts'
import { surfaceNamed } from './options.ts'

const betweenParts = /\s*[,;，；、]\s*|\s+[+/&]\s+|\s+(?:and|und|et|e|y|и)\s+/iu

/**
 * What a cell says beyond one option: the surface (`peeled`, `QT, turned`, `+QT+SH`), and what no field has, which is kept in the
 * description. Undefined where the cell is one option, or nothing of it is known.
 */
export function readCondition(
  text: string,
  option: (text: string) => string | number | undefined,
  hasSurface: boolean,
): CellReading | undefined {
  // Behind a grade a sign says what it is: +C, +SH.
  const { surface: written, unread, deliveryState } = parseSpec(`C45 ${text}`)
  const parts = text.split(betweenParts).filter(Boolean)
  const found = parts.map((part) => ({ state: option(part), surface: surfaceNamed(part) }))
  const surface = found.find((one) => one.surface)?.surface ?? written
  const state = found.find((one) => one.state !== undefined)?.state ?? (surface ? deliveryState : undefined)
  const isWhole =
    parts.length > 1
      ? found.every((one) => one.state !== undefined || one.surface !== undefined)
      : unread.length === 0
  const value = parts.length > 1 || surface ? state : option(text)
  if (!surface && (isWhole || value === undefined)) return undefined
  if (surface && !isWhole && state === undefined) return undefined
  const isLost = !isWhole || (surface && !hasSurface)
  return {
    ...(value !== undefined && { value }),
    ...(surface && hasSurface && { otherFields: { surface } }),
    ...(isLost && { said: t`Condition: ${text}` }),
  }
}
