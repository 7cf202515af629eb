import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AskedFigures } from '#contract/quote.ts'
import { formatAsked } from './labels.ts'

type Figures = Pick<AskedFigures, 'agreed' | 'unit'> & { wanted: number; remaining: number }

/** Says how much of a request is covered by accepted quotes, and how much is left. */
export function coverText({ wanted, agreed: covered, remaining, unit }: Figures): MessageDescriptor {
  if (covered >= wanted) return msg`all ${formatAsked(wanted, unit)} covered`
  if (covered === 0) return msg`none of ${formatAsked(wanted, unit)} covered yet`
  if (remaining === 0) return msg`${formatAsked(covered, unit)} of ${formatAsked(wanted, unit)} covered`
  return msg`${formatAsked(covered, unit)} of ${formatAsked(wanted, unit)} covered, ${formatAsked(remaining, unit)} left`
}
