import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { Session } from '#contract/account.ts'
import type { dashboardApi } from '#contract/dashboard.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { BackendPermission } from '#contract/permissions.ts'
import type { OwnTab } from '#contract/postings/tables.ts'
import type { QuoteTab } from '#contract/quote_states.ts'
import { entryAnsweredBy, entryOfKind, postingPath } from '#features/postings/index.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { allowed } from '#shared/session/allowed.ts'
import classes from './BackendOverview.module.css'

type Overview = Reply<typeof dashboardApi.backend>

const here = '/backend/dashboard'

/** What an overview says that an earlier version of the page has stored on the device, without these counts. */
const unknown: Overview['tasks'] = {
  drawing_requests: 0,
  drawings_of: null,
  inspection_quotes: 0,
  certification_returned: 0,
  supplier_returned: 0,
  hand_over: 0,
  conversations_unread: 0,
}

type Tile = {
  label: string
  count: number
  to: string
  search: { tab?: 'received' | 'sent'; open?: 1; state?: OwnTab | QuoteTab; unread?: true }
  hash?: string
  /** Permission that staff need to see what is counted. */
  permission?: BackendPermission
  /** Somebody else has to act, so the tile is not highlighted. */
  waitsForOthers?: boolean
  /** Seldom more than zero, and zero without the right to it: not named when there is nothing to do. */
  isRare?: boolean
  /** Links to each list if the count is spread over several. */
  parts?: { label: string; count: number; to: string }[]
}

/**
 * Tiles with what waits for the person, each with a link to where it is done; the usual places where nothing waits are
 * links in one line.
 */
export function ToDo({ of, session }: { of: Overview; session: Session }) {
  const { t } = useLingui()
  const { tasks = unknown } = of as Partial<Overview>
  const mine = entryAnsweredBy('intention').view.route.own
  /** Returns count and link for the company's postings in a state; with several kinds, one link for each. */
  const own = (state: 'rejected' | 'expiring' | 'in_review') => {
    const parts = of.waiting.flatMap(({ kind, [state]: count }) => {
      const { view } = entryOfKind(kind)
      return count > 0 ? [{ label: t(view.title), count, to: view.route.own }] : []
    })
    return {
      count: parts.reduce((sum, { count }) => sum + count, 0),
      to: parts[0]?.to ?? mine,
      search: { state },
      ...(parts.length > 1 && { parts }),
    }
  }
  const every: Tile[] = [
    {
      label: t`Enquiries to answer`,
      count: of.intentions_open,
      to: here,
      search: { tab: 'received', open: 1 },
      permission: 'seller_quotation.get',
    },
    {
      label: t`Quotes to answer`,
      count: of.quotes_open,
      to: '/backend/quotes_received',
      search: { open: 1 },
      permission: 'buyer_purchase.get',
    },
    {
      label: t`Unread conversations`,
      count: tasks.conversations_unread,
      to: '/backend/conversations',
      search: { unread: true },
      isRare: true,
    },
    {
      label: t`Requests to see drawings`,
      count: tasks.drawing_requests,
      // Its owner answers on the posting's page; the next one is counted then.
      to: tasks.drawings_of ? postingPath(tasks.drawings_of) : mine,
      search: {},
      isRare: true,
    },
    {
      label: t`Inspection quotes to answer`,
      count: tasks.inspection_quotes,
      to: '/backend/inspect_business',
      search: {},
      isRare: true,
    },
    {
      label: t`Certification to revise`,
      count: tasks.certification_returned,
      to: '/backend/company',
      search: {},
      isRare: true,
    },
    {
      label: t`Supplier profile to revise`,
      count: tasks.supplier_returned,
      to: '/backend/supplier',
      search: {},
      isRare: true,
    },
    {
      label: t`Hand-over to confirm`,
      count: tasks.hand_over,
      to: '/backend/staff',
      search: {},
      isRare: true,
    },
    { label: t`Rejected`, ...own('rejected') },
    { label: t`Expiring in 3 days`, ...own('expiring') },
    { label: t`In review`, ...own('in_review'), waitsForOthers: true },
    {
      label: t`My enquiries awaiting an answer`,
      count: of.intentions_sent_open,
      to: here,
      search: { tab: 'sent', open: 1 },
      waitsForOthers: true,
      permission: 'buyer_purchase.get',
    },
    {
      label: t`My quotes awaiting an answer`,
      count: of.quotes_sent_open,
      to: '/backend/quotes_sent',
      search: { state: 'open' },
      waitsForOthers: true,
      permission: 'seller_quotation.get',
    },
    {
      label: t`Group buys you have joined`,
      count: of.joined,
      to: here,
      search: {},
      hash: 'joined',
      waitsForOthers: true,
      permission: 'buyer_purchase.get',
    },
  ]
  const known = every.filter(({ permission }) => allowed(session, permission))
  const tiles = known.filter(({ count }) => count > 0)
  const others = known.filter(({ count, isRare }) => count === 0 && !isRare)
  return (
    <>
      {tiles.length > 0 && <Tiles tiles={tiles} />}
      {others.length > 0 && (
        <p className={classes.others}>
          <Trans>Nothing waits here:</Trans>{' '}
          {others.map(({ label, to, search, hash = hashOf(to) }) => (
            <Link key={label} to={to} search={search} hash={hash} className={classes.part}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </>
  )
}

const hashOf = (to: string): string | undefined => (to === here ? 'intentions' : undefined)

function Tiles({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <div className={classes.tiles}>
      {tiles.map(({ label, count, to, search, waitsForOthers, parts, hash = hashOf(to) }) => {
        const given = {
          className: classes.tile,
          'data-waiting': (count > 0 && !waitsForOthers) || undefined,
        }
        const figure = (
          <>
            <span className={classes.count}>{formatCount(count)}</span>
            <span className={classes.label}>{label}</span>
          </>
        )
        if (!parts)
          return (
            <Link key={label} to={to} search={search} hash={hash} {...given}>
              {figure}
            </Link>
          )
        return (
          <div key={label} role="group" aria-label={label} {...given}>
            {figure}
            <div className={classes.parts}>
              {parts.map((part) => (
                <Link key={part.to} to={part.to} search={search} className={classes.part}>
                  {part.label}
                  {'\u00a0'}
                  {formatCount(part.count)}
                </Link>
              ))}
            </div>
          </div>
        )
      })}
    </div>
  )
}
