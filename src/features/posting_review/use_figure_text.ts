import { useLingui } from '@lingui/react/macro'
import { postingFigureLabels } from '#shared/table/figure_labels.ts'
import { formatDate } from '#shared/i18n/format.ts'
import type { AdminSearch } from './posting_admin_search.ts'

/** Returns a function that names the figure and the days to which the address narrows the list. */
export function useFigureText() {
  const { t } = useLingui()
  return ({ figure, at_from: from, at_until: until }: AdminSearch): string => {
    const days = [...new Set([from, until])].filter((day) => day !== undefined).map((day) => formatDate(day))
    return figure ? [t(postingFigureLabels[figure]), days.join(' – ')].filter(Boolean).join(', ') : ''
  }
}
