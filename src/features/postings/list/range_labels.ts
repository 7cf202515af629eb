import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { RangeName } from './list_search.ts'

/** Labels of the ranges that can be filtered. */
export const rangeLabels: Record<RangeName, MessageDescriptor> = {
  d: msg`Diameter`,
  a: msg`Side`,
  t: msg`Thickness`,
  w: msg`Width`,
  l: msg`Length`,
  od: msg`Outer dia.`,
  id: msg`Inner dia.`,
  wt: msg`Wall`,
  h: msg`Height`,
  s: msg`Across flats`,
  weight: msg`Lot weight t`,
  piece_weight: msg`Piece weight kg`,
  price: msg`Price ¥/t`,
}
