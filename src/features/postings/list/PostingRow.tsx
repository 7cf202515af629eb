import { memo } from 'react'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { PostingRow as Posting } from '#contract/postings/views.ts'
import { categoryName } from '#contract/reference/categories.ts'
import { shownMill } from '#shared/i18n/mill_name.ts'
import { formatQuantity } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useProductCategory } from '#shared/reference/reference.ts'
import blocks from '../Blocks.module.css'
import { PosterBlock } from './PosterBlock.tsx'
import { PostingActions, type ListItemProps } from './PostingActions.tsx'
import classes from './PostingRow.module.css'
import { PostingTags } from '../PostingTags.tsx'
import { PostingThumb } from '../PostingThumb.tsx'
import { postingPath } from '../posting_path.ts'
import { PriceBlock } from '../PriceBlock.tsx'
import { slotsOf } from '../registry.ts'
import { SpecTitle } from '../SpecTitle.tsx'
import { conditionInRow } from '../use_option_text.ts'
import { WeightBlock } from '../WeightBlock.tsx'
import { WithheldRow } from './WithheldRow.tsx'
import { YieldNote } from './YieldNote.tsx'

/** Returns a function that gives a posting's category and delivery condition in one line. */
export function useKindOfGoods(): (posting: Posting) => string {
  // Loads the names of categories that operators added.
  useProductCategory()
  return ({ category_id: category, delivery_state: state }) =>
    [category === null ? '' : categoryName(category, lang), conditionInRow(state)].filter(Boolean).join(' · ')
}

/** One posting of a list. The whole row is a link to its page; the buttons work without leaving the list. */
export const PostingRow = memo(function PostingRow({ posting, collected, wanted }: ListItemProps) {
  const goods = useKindOfGoods()
  const {
    tags: Tags = PostingTags,
    facts: Facts = SourceOfGoods,
    weight: Weight = WeightBlock,
    price: Price = PriceBlock,
    poster: Poster = PosterBlock,
  } = slotsOf(posting.kind)
  if (posting.withheld)
    return (
      <li className={`${classes.row} ${classes.withheld}`}>
        <div className={classes.what}>
          <WithheldRow posting={posting} />
        </div>
      </li>
    )
  return (
    <li className={classes.row}>
      <PostingThumb posting={posting} size="row" />
      <div className={classes.what}>
        <Link to={postingPath(posting)} className={blocks.cover} data-posting-link title={posting.title}>
          <span className={blocks.title}>
            <SpecTitle posting={posting} />
          </span>
        </Link>
        <div className={classes.goods}>{goods(posting)}</div>
        <Tags posting={posting} />
        {wanted && <YieldNote posting={posting} wanted={wanted} />}
      </div>
      <div className={classes.source}>
        <Facts posting={posting} />
      </div>
      <Weight posting={posting} />
      <Price posting={posting} />
      <Poster posting={posting} />
      <div className={classes.actions}>
        <PostingActions posting={posting} collected={collected} />
      </div>
    </li>
  )
})

/** Mill and heat number, the remaining quantity, and the number of photos. */
function SourceOfGoods({ posting }: { posting: Posting }) {
  const { t } = useLingui()
  const { quantity, remaining, quantity_unit: unit, photo_count: photos } = posting
  const left = remaining ?? quantity
  return (
    <>
      <div className={classes.mill}>
        {posting.mill ? shownMill(posting.mill) : <Trans>Mill not stated</Trans>}
      </div>
      {posting.heat_no && <div className={blocks.note}>{t`Heat ${posting.heat_no}`}</div>}
      <div className={blocks.note}>
        {left !== null && formatQuantity(left, unit)}
        {posting.cuttable === 1 && (
          <>
            {' · '}
            <Trans>Can be cut</Trans>
          </>
        )}
        {photos > 0 && (
          <>
            {' · '}
            <span
              className={classes.photos}
              role="img"
              aria-label={t`${plural(photos, { one: '# photo', other: '# photos' })}`}
            >
              <IconPhoto size={12} aria-hidden /> {photos}
            </span>
          </>
        )}
      </div>
    </>
  )
}
