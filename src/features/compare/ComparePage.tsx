import { useState, type CSSProperties } from 'react'
import * as z from 'zod/mini'
import { Button, CloseButton, Group, Paper, Stack, Switch, Text, Title, VisuallyHidden } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueries } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { IconColumns3, IconLink, IconPrinter } from '@tabler/icons-react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { addressToShare } from '#shared/i18n/language.ts'
import { detailName } from '#shared/offline/seen_detail.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Parts } from '#shared/ui/Parts.tsx'
import { SeenNote } from '#shared/ui/SeenNote.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { compareRows } from './compare_rows.ts'
import { compareLimit, compareSearch } from './compare_search.ts'
import classes from './ComparePage.module.css'
import { PostingThumb } from '#features/postings/PostingThumb.tsx'
import { postingPath } from '#features/postings/posting_path.ts'
import { detailQuery } from '#features/postings/queries.ts'
import { entryOfKind, type PostingKindEntry } from '#features/postings/registry.ts'
import { SpotMallLink } from '#features/postings/SpotMallLink.tsx'
import { ResponseButton } from '#features/postings/ResponseButton.tsx'
import { SpecTitle } from '#features/postings/SpecTitle.tsx'
import { Trail } from '#features/postings/Trail.tsx'
import { useCompare } from './use_compare.ts'
import { useCompareFacts } from './use_compare_facts.ts'

/** Up to four postings of one kind side by side; their codes are in the address. */
export function ComparePage({ address }: { address: Record<string, unknown> }) {
  const { t } = useLingui()
  const search = z.parse(compareSearch, address)
  usePageTitle(t`Comparison`)
  const codes = [...new Set(search.code ?? [])].slice(0, compareLimit)
  if (!search.kind || codes.length === 0)
    return (
      <Paper withBorder>
        <Empty
          icon={IconColumns3}
          title={t`Nothing to compare yet`}
          hint={t`Tick “Compare” at two to four postings of a list; they stand side by side here.`}
        >
          <SpotMallLink />
        </Empty>
      </Paper>
    )
  return <Comparison entry={entryOfKind(search.kind)} codes={codes} />
}

function Comparison({ entry, codes }: { entry: PostingKindEntry; codes: readonly string[] }) {
  const { t, i18n } = useLingui()
  const navigate = useNavigate()
  const { kind } = entry.definition
  const { remove } = useCompare(kind)
  const factsOf = useCompareFacts(entry)
  const [isShort, setShort] = useState(false)
  const found = useQueries({
    queries: codes.map((code) => ({ ...detailQuery(entry, code), meta: { quiet: true } })),
  })
  const section = i18n._(entry.view.title)
  const without = (code: string) => {
    remove(code)
    const left = codes.filter((one) => one !== code)
    void navigate({ to: '/home/compare', search: { kind, code: left } as never, replace: true })
  }
  if (found.some((one) => one.isPending)) return <PageSkeleton />
  const columns = found.map((one) => (one.data ? factsOf(one.data) : []))
  const rows = compareRows(columns.filter((facts) => facts.length > 0))
  const shown = isShort ? rows.filter((row) => row.differs) : rows
  // A posting that could not be loaded gets a column of empty texts.
  const textsOf = (texts: readonly string[]) => {
    let at = 0
    return columns.map((facts) => (facts.length > 0 ? (texts[at++] ?? '') : ''))
  }
  return (
    <Stack gap="sm">
      <Trail places={[{ name: section, to: entry.view.route.list }]} here={<span>{t`Comparison`}</span>} />
      {codes.map((code) => (
        <SeenNote key={code} name={detailName(entry.api, code)} />
      ))}
      <section className={classes.box} aria-label={t`Comparison`}>
        <Group justify="space-between" p="sm" className={classes.bar}>
          <Title order={1} size="h4">
            <Trans>Comparison</Trans>
          </Title>
          <Group gap="sm">
            <Switch
              size="xs"
              label={t`Differences only`}
              checked={isShort}
              onChange={(event) => setShort(event.currentTarget.checked)}
            />
            <CopyTextButton
              text={addressToShare(location.href)}
              size="compact-sm"
              icon={<IconLink size={14} aria-hidden />}
              done={t`Link copied`}
            >
              <Trans>Share</Trans>
            </CopyTextButton>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPrinter size={14} aria-hidden />}
              onClick={() => print()}
            >
              <Trans>Print</Trans>
            </Button>
          </Group>
        </Group>
        <div className={classes.scroll}>
          <table className={classes.table} style={{ '--columns': codes.length } as CSSProperties}>
            <thead>
              <tr>
                <td>
                  <VisuallyHidden>{section}</VisuallyHidden>
                </td>
                {found.map((one, at) => (
                  <th key={codes[at]} scope="col">
                    {one.data ? (
                      <Head posting={one.data} onRemove={() => without(codes[at]!)} />
                    ) : (
                      <>
                        <ErrorPanel error={one.error} retry={() => void one.refetch()} />
                        <Button size="compact-sm" variant="default" onClick={() => without(codes[at]!)}>
                          <Trans>Remove</Trans>
                        </Button>
                      </>
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.name} data-differs={row.differs || undefined}>
                  <th scope="row">
                    {row.label}
                    {row.differs && <span className={classes.mark} role="img" aria-label={t`differs`} />}
                  </th>
                  {textsOf(row.texts).map((text, at) => (
                    <td key={codes[at]}>
                      <Parts text={text || '–'} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {shown.length === 0 && (
          <Text size="sm" c="dimmed" p="md" ta="center">
            <Trans>No differences in what is known of them.</Trans>
          </Text>
        )}
      </section>
    </Stack>
  )
}

function Head({ posting, onRemove }: { posting: PostingDetail; onRemove: () => void }) {
  const { t } = useLingui()
  const { code } = posting
  return (
    <div className={classes.head}>
      <CloseButton size="sm" className={classes.remove} aria-label={t`Remove ${code}`} onClick={onRemove} />
      <PostingThumb posting={posting} size="row" />
      <Link to={postingPath(posting)} className={classes.link}>
        <SpecTitle posting={posting} />
      </Link>
      <Text size="xs" c="dimmed">
        {code}
      </Text>
      {!posting.can.update && (
        <div className={classes.actions}>
          <ResponseButton posting={posting} refused={posting.refused.intend} size="compact-sm" />
        </div>
      )}
    </div>
  )
}
