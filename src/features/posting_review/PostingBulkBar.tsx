import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { operatorActions, type OperatorAction } from '#contract/postings/states.ts'
import type { AdminPostingRow } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { operatorActionLabels } from '#shared/i18n/labels.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { chosenRow, type BulkDecision } from './bulk_decision.ts'
import { filterInput, tabOf, type AdminSearch } from './posting_admin_search.ts'

type Props = {
  kind: PostingKindEntry
  search: AdminSearch
  /** The rows of the page that are selected. */
  chosen: readonly AdminPostingRow[]
  /** Whether all that match the filter are meant, beyond the page. */
  isAll: boolean
  onAll: (isAll: boolean) => void
  /** How many match the filter, and on the page; `isExact` is false if there are more. */
  matches: { count: number; shown: number; isExact: boolean }
  onDecide: (decision: BulkDecision) => void
}

/** The decisions that are possible with the selected postings, and the choice of all that match. */
export function PostingBulkBar({ kind, search, chosen, isAll, onAll, matches, onDecide }: Props) {
  const { t } = useLingui()
  const matching = useMutation({
    mutationFn: (action: OperatorAction) =>
      call(kind.api.matching, { query: { ...filterInput(search), action } }, { keep: true }),
    onSuccess: (rows, action) =>
      onDecide({ action, rows: rows.map((row) => ({ ...row, flags: [], figures: [] })) }),
  })
  const decide = (action: OperatorAction) => {
    if (isAll) return matching.mutate(action)
    const rows = chosen.filter(({ can }) => can[action]).map(chosenRow)
    onDecide({ action, rows })
  }
  const isOfAny = isAll && tabOf(search) === 'all'
  const possible = operatorActions.filter((name) => isOfAny || chosen.some(({ can }) => can[name]))
  const count = formatCount(matches.count) + (matches.isExact ? '' : '+')
  const label = (action: OperatorAction) => {
    const name = t(operatorActionLabels[action])
    return isAll ? name : `${name} (${chosen.filter(({ can }) => can[action]).length})`
  }
  return (
    <Group gap="xs" px="sm" pt="xs" role="group" aria-label={t`Selected postings`}>
      {possible.map((action) => (
        <Button
          key={action}
          size="compact-md"
          variant="outline"
          color={action === 'reject' || action === 'take_down' ? 'red' : undefined}
          loading={matching.isPending && matching.variables === action}
          disabled={matching.isPending}
          onClick={() => decide(action)}
        >
          {label(action)}
        </Button>
      ))}
      {isAll && (
        <Text size="sm">
          <Trans>This is about all {count} that match, on every page.</Trans>
        </Text>
      )}
      {matches.count > matches.shown && (
        <Button size="compact-md" variant="subtle" onClick={() => onAll(!isAll)}>
          {isAll ? <Trans>Only those of this page</Trans> : <Trans>All {count} that match</Trans>}
        </Button>
      )}
    </Group>
  )
}
