import { memo, type ReactNode } from 'react'
import { Trans } from '@lingui/react/macro'
import { IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PostingRow } from '#contract/postings/views.ts'
import { nameIn } from '#contract/reference/regions.ts'
import { formatAge, formatWeight } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'
import blocks from './Blocks.module.css'
import classes from './PostingCompactRow.module.css'
import { PostingThumb } from './PostingThumb.tsx'
import { postingPath } from './posting_path.ts'
import { leftKg, weightsOf } from './posting_figures.ts'
import { Price } from './PriceBlock.tsx'
import { entryOfKind } from './registry.ts'
import { QuoteCount } from './request/QuoteCount.tsx'
import { SpecTitle } from './SpecTitle.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { conditionInRow } from './use_option_text.ts'

type PostingCompactRowProps = {
  posting: PostingRow
  /** Shown at the end of the row instead of the age, for example buttons; it lies above the row's link. */
  aside?: ReactNode
}

/**
 * A posting in two lines: sketch, grade and size, weight, price, place, and its age or the time left. Used on the home
 * page, in saved items and in similar short lists.
 */
export const PostingCompactRow = memo(function PostingCompactRow(props: PostingCompactRowProps) {
  const { posting, aside } = props
  const regions = useRegions()
  const { main } = weightsOf(posting)
  const region =
    posting.region_id === null ? undefined : nameIn(regions?.path(posting.region_id).at(-1), lang)
  const facts = [conditionInRow(posting.delivery_state), region, posting.company.name].filter(Boolean)
  const { definition, view } = entryOfKind(posting.kind)
  const left = definition.response === 'intention' ? leftKg(posting) : undefined
  const ShortPrice = view.slots?.shortPrice ?? Price
  // For stock the age matters, for requests and group buys the deadline.
  const time =
    definition.response === 'intention'
      ? posting.published_time && formatAge(posting.published_time)
      : posting.expires_at && <TimeLeft until={posting.expires_at} />
  return (
    <div className={classes.row}>
      <PostingThumb posting={posting} size="thumb" />
      <div className={classes.what}>
        <Link
          to={postingPath(posting)}
          className={`${blocks.cover} ${classes.link}`}
          data-posting-link
          title={posting.title}
        >
          {posting.withheld ? posting.title : <SpecTitle posting={posting} />}
        </Link>
        <div className={classes.facts}>
          {posting.withheld ? (
            <>
              <IconLock size={12} aria-hidden /> <Trans>Details are for registered companies.</Trans>
            </>
          ) : (
            facts.join(' · ')
          )}
        </div>
      </div>
      <div className={classes.weight}>{main && formatWeight(left ?? main.kg)}</div>
      <div className={classes.end}>
        {!posting.withheld && <ShortPrice posting={posting} />}
        {aside ? (
          <div className={classes.aside}>{aside}</div>
        ) : (
          <div className={blocks.note}>
            <QuoteCount posting={posting} />
            {time}
          </div>
        )}
      </div>
    </div>
  )
})
