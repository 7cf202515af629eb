import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DimName } from '#contract/steel/shapes.ts'

/** Names of the dimensions with the letters of drawings. */
export const dimLabels: Record<DimName, MessageDescriptor> = {
  d: msg`Diameter D`,
  a: msg`Side A`,
  t: msg`Thickness T`,
  w: msg`Width W`,
  l: msg`Length L`,
  od: msg`Outer dia. OD`,
  id: msg`Inner dia. ID`,
  wt: msg`Wall WT`,
  h: msg`Height H`,
  s: msg`Across flats S`,
  kg: msg`Ingot weight`,
}
