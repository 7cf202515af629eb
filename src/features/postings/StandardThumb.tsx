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
  /** The sketch with the dimensions comes first. */
  preferSketch: boolean
}

/** What stands for the photo of stock that has none, and says so: the picture of its category, or its sketch. */
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
