import { memo } from 'react'
import { Link } from '@tanstack/react-router'
import blocks from '../Blocks.module.css'
import { PosterBlock } from './PosterBlock.tsx'
import { PostingActions, type ListItemProps } from './PostingActions.tsx'
import classes from './PostingCard.module.css'
import { useKindOfGoods } from './PostingRow.tsx'
import { PostingTags } from '../PostingTags.tsx'
import { PostingThumb } from '../PostingThumb.tsx'
import { postingPath } from '../posting_path.ts'
import { PriceBlock } from '../PriceBlock.tsx'
import { slotsOf } from '../registry.ts'
import { SpecTitle } from '../SpecTitle.tsx'
import { WeightBlock } from '../WeightBlock.tsx'
import { WithheldRow } from './WithheldRow.tsx'
import { YieldNote } from './YieldNote.tsx'

/** One posting as a card; it shows the photo if there is one. */
export const PostingCard = memo(function PostingCard({ posting, collected, wanted }: ListItemProps) {
  const goods = useKindOfGoods()
  const {
    tags: Tags = PostingTags,
    weight: Weight = WeightBlock,
    price: Price = PriceBlock,
    poster: Poster = PosterBlock,
  } = slotsOf(posting.kind)
  if (posting.withheld)
    return (
      <li className={classes.card}>
        <div>
          <WithheldRow posting={posting} />
        </div>
      </li>
    )
  return (
    <li className={classes.card}>
      <PostingThumb posting={posting} size="card" preferPhoto />
      <div>
        <Link to={postingPath(posting)} className={classes.link} data-posting-link title={posting.title}>
          <span className={blocks.title}>
            <SpecTitle posting={posting} />
          </span>
        </Link>
        <div className={classes.goods}>{goods(posting)}</div>
      </div>
      <Tags posting={posting} full />
      {wanted && <YieldNote posting={posting} wanted={wanted} />}
      <div className={classes.figures}>
        <Price posting={posting} />
        <Weight posting={posting} />
      </div>
      <Poster posting={posting} />
      <div className={classes.actions}>
        <PostingActions posting={posting} collected={collected} />
      </div>
    </li>
  )
})
