import { useState } from 'react'
import { ActionIcon, Badge, Group, Select, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { searchAlerts, type SavedSearch, type SearchAlert } from '#contract/saved_search.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { useHashScroll } from '#shared/navigation/use_hash_scroll.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import type { ListSearch } from '#features/postings/list/list_search.ts'
import { entryOfKind } from '#features/postings/registry.ts'
import { EditSearchDialog } from './EditSearchDialog.tsx'
import entries from '#shared/ui/Entries.module.css'
import classes from './SavedSearchPage.module.css'
import { alertLabels } from './SearchFields.tsx'
import { useSavedSearchActions } from './use_saved_search_actions.ts'
import { useSearchWords } from './use_search_words.ts'

/** The server stops counting new matches at this number. */
const countLimit = 100

/** One saved search: its filters, number of new matches, alert and actions. */
export function SavedSearchItem({ search }: { search: SavedSearch }) {
  const { t, i18n } = useLingui()
  const { remove, update, look } = useSavedSearchActions()
  const [isEditing, setEditing] = useState(false)
  const anchor = `search-${search.id}`
  useHashScroll(anchor)
  const isAimedAt = useRouterState({ select: ({ location }) => location.hash === anchor })
  const entry = entryOfKind(search.kind)
  const filters = search.filters as ListSearch
  const words = useSearchWords()(entry, filters)
  const { name } = search
  return (
    <li id={anchor} className={`${entries.item} ${classes.item}`} data-aimed={isAimedAt || undefined}>
      <div className={entries.what}>
        <Group gap={8} wrap="nowrap">
          <Text fw={600}>
            <Link
              to={entry.view.route.list}
              search={filters as never}
              className={entries.link}
              onClick={() => search.new_count > 0 && look.mutate(search)}
            >
              {name}
            </Link>
          </Text>
          {search.new_count > 0 && (
            <Badge size="sm" radius="sm" tt="none" flex="none" color="forge" variant="filled" autoContrast>
              <Trans>{search.new_count >= countLimit ? `${countLimit - 1}+` : search.new_count} new</Trans>
            </Badge>
          )}
        </Group>
        <Group gap={6}>
          <Tag tone="grey">{i18n._(entry.view.title)}</Tag>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {words.length > 0 ? words.join(' · ') : t`All postings`}
          </Text>
        </Group>
      </div>
      <Text size="xs" c="dimmed" className={classes.saved}>
        <Trans>saved on {formatDate(search.created_time)}</Trans>
      </Text>
      <Select
        size="xs"
        aria-label={t`Alert of “${name}”`}
        allowDeselect={false}
        disabled={update.isPending}
        value={search.alert}
        data={searchAlerts.map((alert) => ({ value: alert, label: t(alertLabels[alert]) }))}
        onChange={(alert) => update.mutate({ search, choice: { name, alert: alert as SearchAlert } })}
      />
      <Group gap={4} wrap="nowrap" justify="flex-end">
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Edit “${name}”`}
          title={t`Edit`}
          onClick={() => setEditing(true)}
        >
          <IconPencil size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t`Delete “${name}”`}
          title={t`Delete`}
          loading={remove.isPending}
          onClick={() => remove.mutate(search)}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      </Group>
      {isEditing && <EditSearchDialog search={search} onClose={() => setEditing(false)} />}
    </li>
  )
}
