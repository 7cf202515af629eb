import { Button, Group, Paper, Text, TextInput, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconPlus, IconSearch, IconTable } from '@tabler/icons-react'
import { Suspense } from 'react'
import { formatCount } from '#shared/i18n/format.ts'
import { CompanyHint } from '#features/company/index.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { OwnEmpty } from './OwnEmpty.tsx'
import { OwnPostingItem } from './OwnPostingItem.tsx'
import entries from '#shared/ui/Entries.module.css'
import type { OwnSearch } from '#features/postings/own_search.ts'
import { OwnTabs } from './OwnTabs.tsx'
import { ToldChips } from './ToldChips.tsx'
import { bulkPath, OwnExport } from '#features/bulk/index.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'
import { useSearchText } from '#shared/navigation/use_search_text.ts'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import { HelpLink } from '#features/help/index.ts'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

const size = 20

/** Page of the company's own postings of a kind, with tabs by state, a search and page numbers. */
export function OwnPostings({ entry, search }: { entry: PostingKindEntry; search: OwnSearch }) {
  const { t } = useLingui()
  const isPlatforms = entry.definition.postedBy === 'platform'
  usePageTitle(t(entry.view.manageTitle), ...(isPlatforms ? [t`Back office`] : []))
  const navigate = useNavigate()
  const session = useSession()
  const { definition, view, api } = entry
  const needsCompany = session !== null && !actsForCompany(session) && definition.postedBy !== 'platform'
  const { state, keyword, decided_since, ends_between, page = 1 } = search
  const filters = { state, keyword, decided_since, ends_between }
  const addressOf = (next: OwnSearch) => {
    const given = Object.entries({ ...filters, ...next }).filter(
      ([, value]) => value !== undefined && value !== '',
    )
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
    return query ? `${view.route.own}?${query}` : view.route.own
  }
  const go = (next: OwnSearch, replace = false) => void navigate({ href: addressOf(next), replace })
  const [typed, type] = useSearchText(keyword, (next) => go({ keyword: next }))
  const own = useNumberedList(
    api.own,
    { query: { ...filters, page, size } },
    {
      enabled: session !== null && !needsCompany,
      onPage: (next, replace) => go({ page: next }, replace),
    },
  )
  if (needsCompany) return <CompanyHint />

  const publish = (
    <Button
      leftSection={<IconPlus size={16} />}
      onClick={() => void navigate({ href: `${view.route.own}?command=create` })}
    >
      {t(view.publishTitle)}
    </Button>
  )
  return (
    <Paper withBorder className={entries.page}>
      <Group justify="space-between" mb="sm">
        <Group gap="sm">
          <Title order={1} size="h4">
            {t(view.manageTitle)}
          </Title>
          <HelpLink page="states" about={t`State`} />
        </Group>
        <Group gap="sm">
          <TextInput
            size="sm"
            w={definition.bulk ? 200 : 260}
            leftSection={<IconSearch size={14} />}
            placeholder={t`Code, grade, heat number, title`}
            aria-label={t`Search in own postings`}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
          />
          {definition.bulk && (
            <>
              <Suspense>
                <OwnExport entry={entry} />
              </Suspense>
              <Button
                variant="default"
                leftSection={<IconTable size={16} />}
                renderRoot={(props) => <Link to={bulkPath(entry)} {...props} />}
              >
                <Trans>Bulk entry</Trans>
              </Button>
            </>
          )}
          {publish}
        </Group>
      </Group>
      <OwnTabs
        kind={definition.kind}
        isUnreviewed={definition.postedBy === 'platform'}
        state={state}
        counts={own.data?.counts}
        onTab={(next) => go({ state: next })}
      />
      <ToldChips search={search} onRemove={go} />
      <PagedList
        list={own}
        height={92}
        className={entries.list}
        empty={
          <OwnEmpty
            state={state}
            keyword={keyword}
            onShowAll={() => go({ keyword: undefined })}
            publish={publish}
          />
        }
        foot={
          <Text size="sm" c="dimmed">
            <Trans>{formatCount(own.data?.count ?? 0)} in total</Trans>
          </Text>
        }
      >
        {(row) => <OwnPostingItem key={row.code} entry={entry} row={row} />}
      </PagedList>
    </Paper>
  )
}
