import { Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { PostingDetail } from '#contract/postings/views.ts'
import { wantedOf } from '#contract/postings/wanted.ts'
import { InspectionBadge } from '#features/inspect_business/index.ts'
import { formatDate, formatNumber, formatQuantity, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useGradeTable } from '#shared/reference/grade_table.ts'
import { Fact } from '#shared/ui/Facts.tsx'
import { Place } from '#shared/ui/Place.tsx'
import blocks from '../Blocks.module.css'
import { DetailPrices } from './DetailPrices.tsx'
import classes from './DetailSummary.module.css'
import { equivalentsIn } from '../grade_equivalents.ts'
import { detailValues } from './detail_values.ts'
import { differenceText, leftKg, weightsOf, withinTolerance } from '../posting_figures.ts'
import { certificatePath } from './certificate_path.ts'
import { PostingTags } from '../PostingTags.tsx'
import { entryOfKind, slotsOf } from '../registry.ts'
import { Countdown } from '../TimeLeft.tsx'
import { isGroupBuy, isStock, WeightName } from '../WeightBlock.tsx'

/** The facts beside the pictures: titles in both languages, equivalent grades, prices, weights, place, deadline. */
export function DetailSummary({ posting, children }: { posting: PostingDetail; children: ReactNode }) {
  const { titles, material } = posting
  const own = titles[lang]
  const other = titles[lang === 'zh' ? 'en' : 'zh']
  const { tags: Tags = PostingTags, prices: Prices = DetailPrices } = slotsOf(posting.kind)
  const startsWithGrade = material !== null && own.startsWith(material)
  return (
    <div className={classes.summary}>
      <Tags posting={posting} full certificatePage={certificatePath(posting)} />
      <InspectionBadge inspection={posting.inspection} />
      <div>
        <Title order={1} className={classes.title}>
          {startsWithGrade && <span className={blocks.grade}>{material}</span>}
          {startsWithGrade ? own.slice(material.length) : own}
        </Title>
        {other !== own && (
          <div className={classes.other} lang={lang === 'zh' ? 'en' : 'zh'}>
            {other}
          </div>
        )}
        {material && <Equivalents material={material} />}
      </div>
      <Prices posting={posting} />
      <Facts posting={posting} />
      {children}
    </div>
  )
}

function Equivalents({ material }: { material: string }) {
  const { exact, comparable } = equivalentsIn(useGradeTable(), material)
  if (exact.length === 0 && comparable.length === 0) return null
  return (
    <div className={classes.other}>
      {exact.length > 0 && <Trans>Same as {exact.join(', ')}</Trans>}
      {exact.length > 0 && comparable.length > 0 && ' · '}
      {comparable.length > 0 && <Trans>comparable to {comparable.join(', ')}</Trans>}
    </div>
  )
}

function Facts({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui()
  const { quantity, remaining, quantity_unit: unit, expires_at: until } = posting
  const wanted = wantedOf(posting)
  return (
    <dl className={classes.facts}>
      {!isGroupBuy(posting.kind) && (
        <Fact label={t`Weight`}>
          <Weights posting={posting} />
        </Fact>
      )}
      {quantity !== null && (
        <Fact label={t`Quantity`}>
          {formatQuantity(quantity, unit)}
          {remaining !== null && (isStock(posting.kind) || remaining !== quantity) && (
            <span className={blocks.note}>
              {' · '}
              <Trans>{formatQuantity(remaining, unit)} left</Trans>
            </span>
          )}
        </Fact>
      )}
      {!isGroupBuy(posting.kind) &&
        quantity === null &&
        remaining !== null &&
        remaining !== wanted?.amount && <Fact label={t`Still wanted`}>{formatNumber(remaining)} t</Fact>}
      <Fact label={t(entryOfKind(posting.kind).view.labels.region_id!)}>
        <Place id={posting.region_id} />
      </Fact>
      {until && (
        <Fact label={t`Deadline`}>
          {posting.state === 'online' && <Countdown until={until} />}{' '}
          <span className={blocks.note}>{formatDate(until, true)}</span>
        </Fact>
      )}
    </dl>
  )
}

/** Scale and theoretical weight, their difference, and whether it is within the agreed tolerance. */
function Weights({ posting }: { posting: PostingDetail }) {
  const { main, other, difference } = weightsOf(posting)
  const left = leftKg(posting)
  const tolerance = detailValues(posting.values).weight_tolerance
  if (!main) return '–'
  const named = (weight: { kg: number; scale: boolean }) => (
    <>
      <WeightName kind={posting.kind} scale={weight.scale} /> {formatWeight(weight.kg)}
    </>
  )
  return (
    <>
      <b>{named(main)}</b>
      {isStock(posting.kind) && left !== undefined && (
        <span className={`${blocks.note} ${classes.gap}`}>
          <Trans>{formatWeight(left)} left</Trans>
        </span>
      )}
      {other && <span className={classes.gap}>{named(other)}</span>}
      {difference !== null && isStock(posting.kind) && (
        <span className={`${blocks.note} ${classes.gap}`}>
          <Trans>difference {differenceText(difference)}</Trans>
          {typeof tolerance === 'number' && (
            <>
              {' · '}
              {withinTolerance(difference, tolerance) ? (
                <Trans>within the agreed ±{formatNumber(tolerance)}‰</Trans>
              ) : (
                <span className={classes.over}>
                  <Trans>over the agreed ±{formatNumber(tolerance)}‰</Trans>
                </span>
              )}
            </>
          )}
        </span>
      )}
    </>
  )
}
