import { Suspense } from 'react'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { isOutside, thumbUrl } from '#shared/api/file_address.ts'
import type { StockRowValues } from '#contract/postings/row_values.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { Sketch, type SketchSize } from '#shared/ui/Sketch.tsx'
import classes from './PostingThumb.module.css'
import { latePart } from '#shared/offline/late_part.ts'

const StandardThumb = latePart(async () => (await import('./StandardThumb.tsx')).StandardThumb)

type PostingThumbProps = {
  posting: Pick<PostingRow, 'shape' | 'dims' | 'photo' | 'photo_count' | 'title' | 'category_id' | 'extras'>
  size: Exclude<SketchSize, 'large'>
  /** Shows the photo if there is one; by default the sketch comes first, because it carries the dimensions. */
  preferPhoto?: boolean
}

/** The picture of a posting in lists: its dimensioned sketch, or its first photo with the number of photos. */
export function PostingThumb({ posting, size, preferPhoto = false }: PostingThumbProps) {
  const { t } = useLingui()
  const { shape, dims, photo, photo_count: photos, extras } = posting
  const isDrawn = shape !== null && shape !== 'drawing' && dims !== null
  const showsPhoto = photo !== null && !isOutside(photo) && (preferPhoto || !isDrawn)
  const sketch = <Sketch shape={shape ?? 'drawing'} dims={dims ?? {}} size={size} />
  if (photo === null && (extras as StockRowValues).standard_picture === 1)
    return (
      <div className={classes.thumb} data-size={size}>
        <Suspense fallback={sketch}>
          <StandardThumb posting={posting} size={size} preferSketch={isDrawn && !preferPhoto} />
        </Suspense>
      </div>
    )
  return (
    <div className={classes.thumb} data-size={size}>
      {showsPhoto ? (
        <img src={thumbUrl(photo)} alt={posting.title} loading="lazy" className={classes.photo} />
      ) : (
        sketch
      )}
      {showsPhoto && size !== 'thumb' && (
        <span className={classes.count} title={t`${plural(photos, { one: '# photo', other: '# photos' })}`}>
          <IconPhoto size={12} aria-hidden />
          {photos}
        </span>
      )}
    </div>
  )
}
