import { useLingui } from '@lingui/react/macro'
import { standardPicture } from '#contract/picture_policy.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { thumbUrl } from '#shared/api/file_address.ts'
import { usePicturePolicy } from '#shared/reference/picture_policy.ts'
import { Sketch, type SketchSize } from '#shared/ui/Sketch.tsx'
import classes from './PostingThumb.module.css'

type Props = {
  posting: Pick<PostingRow, 'shape' | 'dims' | 'category_id'>
  size: Exclude<SketchSize, 'large'>
  /** Shows the sketch with the dimensions instead of the category's picture. */
  preferSketch: boolean
}

/** The picture of stock without photos: its category's picture or its sketch, labelled as not showing the goods. */
export function StandardThumb({ posting, size, preferSketch }: Props) {
  const { t } = useLingui()
  const { shape, dims, category_id: category } = posting
  const picture = standardPicture(usePicturePolicy(), category)
  return (
    <>
      {picture === null || preferSketch ? (
        <Sketch shape={shape ?? 'drawing'} dims={dims ?? {}} size={size} />
      ) : (
        <img src={thumbUrl(picture)} alt="" loading="lazy" className={classes.photo} />
      )}
      <span className={classes.standard} title={t`Standard picture, not the goods`}>
        {size === 'thumb' ? t`Standard picture` : t`Standard picture, not the goods`}
      </span>
    </>
  )
}
