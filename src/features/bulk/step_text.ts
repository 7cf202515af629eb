import { t } from '@lingui/core/macro'
import type { StepName } from './bulk_history.ts'

/** Returns what a step of the history did, for the buttons that take it back and make it again. */
export function stepText(name: StepName): string {
  switch (name) {
    case 'edit':
      return t`edit of a cell`
    case 'paste':
      return t`paste`
    case 'cut':
      return t`cut`
    case 'fill':
      return t`fill`
    case 'clear':
      return t`emptying`
    case 'fix':
      return t`correction`
    case 'remove':
      return t`removal of rows`
    case 'column':
      return t`added column`
    case 'columns':
      return t`what columns hold`
    case 'common':
      return t`values for all rows`
  }
}
