import { Button, Paper, Switch, Tabs, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import type { Session } from '#contract/account.ts'
import { intentionApi, openIntentionStates } from '#contract/intention.ts'
import { SpotMallLink } from '#features/postings/index.ts'
import { call } from '#shared/api/call.ts'
import { useTellSeen } from '#shared/api/use_tell_seen.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { allowed } from '#shared/session/allowed.ts'
import { useHashScroll } from '#shared/navigation/use_hash_scroll.ts'
import { Empty } from '#shared/ui/Empty.tsx'
import { PagedList } from '#shared/table/PagedList.tsx'
import { useNumberedList } from '#shared/table/use_numbered_list.ts'
import entries from '#shared/ui/Entries.module.css'
import classes from './BackendOverview.module.css'
import { IntentionItem } from './IntentionItem.tsx'
import type { OverviewSearch } from './overview_search.ts'

const size = 10
type Box = 'received' | 'sent'

type Props = { session: Session; search: OverviewSearch; openReceived: number; openSent: number }

/** The permission that staff need for each box. */
const permissionOf = { received: 'seller_quotation.get', sent: 'buyer_purchase.get' } as const
const boxes = ['received', 'sent'] as const

/** Enquiries (意向) received and sent; without a tab in the address, the tab with open enquiries is shown. */
export function IntentionPanel({ session, search, openReceived, openSent }: Props) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const open = boxes.filter((one) => allowed(session, permissionOf[one]))
  const asked: Box = search.tab ?? (openReceived === 0 && openSent > 0 ? 'sent' : 'received')
  const box = open.includes(asked) ? asked : (open[0] ?? asked)
  const page = search.page ?? 1
  const isOpenOnly = search.open === 1
  const state = isOpenOnly ? [...openIntentionStates] : undefined
  const go = (next: OverviewSearch, replace = false) =>
    void navigate({
      to: '/backend/dashboard',
      search: next,
      hash: 'intentions',
      resetScroll: false,
      replace,
    })
  const list = useNumberedList(
    intentionApi.list,
    { query: { box, state, page, size } },
    {
      enabled: open.length > 0,
      onPage: (next, replace) => go({ ...search, tab: box, page: next }, replace),
    },
  )
  const shown = box === 'received' && !list.isPlaceholderData ? (list.data?.results ?? []) : []
  useTellSeen(
    shown.filter(({ state: of }) => of === 'sent').map(({ id }) => id),
    (ids) => call(intentionApi.see, { body: { ids } }, { quiet: true, keep: true }),
  )
  useHashScroll('intentions')
  if (open.length === 0) return null
  return (
    <Paper withBorder p="lg" component="section" id="intentions" aria-label={t`Enquiries`}>
      <Title order={2} size="h4" mb="xs">
        <Trans>Enquiries</Trans>
      </Title>
      <div className={classes.head}>
        <Tabs value={box} onChange={(next) => go({ ...search, tab: next as Box, page: undefined })}>
          <Tabs.List aria-label={t`Enquiries`}>
            {open.includes('received') && (
              <Tabs.Tab value="received">
                <Trans>Received</Trans>{' '}
                {openReceived > 0 && <span className={classes.open}>{formatCount(openReceived)}</span>}
              </Tabs.Tab>
            )}
            {open.includes('sent') && (
              <Tabs.Tab value="sent">
                <Trans>Sent by us</Trans>{' '}
                {openSent > 0 && <span className={classes.open}>{formatCount(openSent)}</span>}
              </Tabs.Tab>
            )}
          </Tabs.List>
        </Tabs>
        <Switch
          className={classes.openOnly}
          size="xs"
          label={t`Waiting for an answer only`}
          checked={isOpenOnly}
          onChange={(event) => go({ tab: box, open: event.currentTarget.checked ? 1 : undefined })}
        />
      </div>
      <PagedList
        list={list}
        rows={3}
        height={96}
        className={entries.list}
        empty={
          isOpenOnly ? (
            <Empty
              title={box === 'received' ? t`All enquiries are answered` : t`Nothing to answer`}
              hint={t`Answered and closed enquiries are still in the list.`}
            >
              <Button variant="default" onClick={() => go({ tab: box })}>
                <Trans>Show all</Trans>
              </Button>
            </Empty>
          ) : box === 'received' ? (
            <Empty
              title={t`No enquiries received yet`}
              hint={t`When a buyer enquires about your stock, the enquiry appears here and you are notified.`}
            />
          ) : (
            <Empty
              title={t`No enquiries sent yet`}
              hint={t`Enquire about a stock listing and follow the answer here.`}
            >
              <SpotMallLink />
            </Empty>
          )
        }
      >
        {(one) => <IntentionItem key={one.id} intention={one} box={box} />}
      </PagedList>
    </Paper>
  )
}
