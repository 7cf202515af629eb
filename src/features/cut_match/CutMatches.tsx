import { Skeleton } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconAlertTriangle } from '@tabler/icons-react'
import { cutMatchApi, type CutMatch } from '#contract/cut_match.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { query } from '#shared/api/query.ts'
import { formatCount, formatNumber, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import { DetailSection } from '#features/postings/detail/DetailSection.tsx'
import { postingPath } from '#features/postings/posting_path.ts'
import { Price } from '#features/postings/PriceBlock.tsx'
import { SpecTitle } from '#features/postings/SpecTitle.tsx'
import { useOptionText } from '#features/postings/use_option_text.ts'
import classes from './CutMatches.module.css'
import { CutSketch, type DrawnSegment } from './CutSketch.tsx'

type Side = keyof typeof cutMatchApi
const texts: Record<Side, { title: MessageDescriptor; hint: MessageDescriptor; none: MessageDescriptor }> = {
  remnants: {
    title: msg`Remnants it can be cut from`,
    hint: msg`Same or exactly equivalent grade; all pieces and kerfs fit. The delivery condition wanted first, then least waste.`,
    none: msg`No remnant on the market holds all of these pieces today.`,
  },
  requests: {
    title: msg`Requests it can serve`,
    hint: msg`Same or exactly equivalent grade; all pieces and kerfs fit. Requests for this delivery condition first, then least waste.`,
    none: msg`No open request can be cut from it today.`,
  },
}

type Props = { posting: PostingDetail; of: Side }

/** The remnants or requests that fit a posting, and how each one would be cut. */
export function CutMatches({ posting, of }: Props) {
  const { t } = useLingui()
  const input = { params: { code: posting.code } }
  const { data, isPending, isError } = useQuery({
    ...query(cutMatchApi[of], input, { quiet: true }),
    meta: { quiet: true },
  })
  if (isError) return null
  const { title, hint, none } = texts[of]
  const shown = data?.results.length ?? 0
  return (
    <DetailSection
      title={t(title)}
      action={
        data !== undefined &&
        data.count > shown && (
          <span className={classes.note}>
            <Trans>
              {formatCount(shown)} of {formatCount(data.count)}
            </Trans>
          </span>
        )
      }
    >
      {isPending && <Skeleton height={120} />}
      {data && <p className={classes.note}>{t(shown > 0 ? hint : none)}</p>}
      <ul className={classes.list}>
        {data?.results.map((match) => (
          <Match key={match.posting.code} match={match} posting={posting} of={of} />
        ))}
      </ul>
    </DetailSection>
  )
}

/** Maximum number of drawn bars per match. */
const maxBars = 3

function Match({ match, posting: own, of }: { match: CutMatch } & Props) {
  const { posting, fit } = match
  const { t } = useLingui()
  const regions = useRegions()
  const optionText = useOptionText()
  const place = posting.region_id && regions?.label(posting.region_id, lang)
  const state = optionText('delivery_state', posting.delivery_state)
  const ownState = optionText('delivery_state', own.delivery_state)
  const pieces = fit.bars.reduce((sum, bar) => sum + bar.count * bar.pieces, 0)
  const [left, kerf] = [formatNumber(fit.leftoverMm), formatNumber(fit.kerf)]
  const facts = [
    t`${plural(pieces, { one: 'the one piece fits', other: 'all # pieces fit' })}`,
    t`kerf ${kerf} mm`,
    fit.leftoverMm > 0 ? t`left over ${left} mm, ${formatWeight(fit.leftoverKg)}` : t`no length left over`,
    t`sawn and turned off ${formatWeight(fit.scrapKg)}`,
  ]
  return (
    <li className={classes.item}>
      <div className={classes.head}>
        <Link to={postingPath(posting)} className={classes.link} title={posting.title}>
          <SpecTitle posting={posting} />
        </Link>
        <span className={classes.note}>
          {[state, posting.company.name, place].filter(Boolean).join(' · ')}
        </span>
        <span className={classes.price}>
          <Price posting={posting} />
        </span>
      </div>
      {match.state_differs && (
        <p className={classes.differs}>
          <IconAlertTriangle size={14} aria-hidden />
          {of === 'remnants'
            ? t`Different delivery condition: ${state} instead of ${ownState}`
            : t`Different delivery condition wanted: ${state}, this is ${ownState}`}
        </p>
      )}
      <p className={classes.facts}>{facts.join(' · ')}</p>
      {fit.bars.slice(0, maxBars).map((bar, index) => (
        <BarSketch key={index} bar={bar} fit={fit} />
      ))}
      {fit.bars.length > maxBars && (
        <span className={classes.note}>
          <Trans>and {formatCount(fit.bars.length - maxBars)} other lengths</Trans>
        </span>
      )}
    </li>
  )
}

type Bar = CutMatch['fit']['bars'][number]

/** Bars that are cut in the same way: their number, and a drawing of one with its cuts. */
function BarSketch({ bar, fit }: { bar: Bar; fit: CutMatch['fit'] }) {
  const { t } = useLingui()
  const slice = formatNumber(fit.slice)
  const side = fit.perSlice > 1 ? `${slice} (×${formatCount(fit.perSlice)})` : slice
  const segments: DrawnSegment[] = Array.from({ length: bar.slices }, () => ({
    kind: 'piece',
    length: fit.slice,
    text: side,
  }))
  const leftKg = fit.leftoverMm > 0 ? (fit.leftoverKg * bar.leftover) / fit.leftoverMm : 0
  const rest = t`left ${formatNumber(bar.leftover)} mm · ${formatWeight(leftKg)}`
  if (bar.leftover > 0) segments.push({ kind: 'rest', length: bar.leftover, text: rest })
  const length = formatNumber(bar.length)
  const spoken = [`${formatCount(bar.slices)} × ${side} mm`, ...(bar.leftover > 0 ? [rest] : [])].join(', ')
  return (
    <div className={classes.bar}>
      <span className={classes.barName}>
        {formatCount(bar.count)} × {length} mm
      </span>
      <CutSketch segments={segments} kerf={fit.kerf} label={t`Bar of ${length} mm: ${spoken}`} />
    </div>
  )
}
