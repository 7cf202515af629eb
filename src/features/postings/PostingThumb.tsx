import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { IconPhoto } from '@tabler/icons-react'
import { thumbAddress } from '#contract/resource.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { Sketch, type SketchSize } from '#shared/ui/Sketch.tsx'
import classes from './PostingThumb.module.css'

type PostingThumbProps = {
  posting: Pick<PostingRow, 'shape' | 'dims' | 'photo' | 'photo_count' | 'title'>
  size: Exclude<SketchSize, 'large'>
  /** Shows the photo where there is one; else the sketch comes first, because it carries the dimensions. */
  preferPhoto?: boolean
}

/** The picture of a posting in lists: its dimensioned sketch, or its first photo and how many there are. */
export function PostingThumb({ posting, size, preferPhoto = false }: PostingThumbProps) {
  const { t } = useLingui()
  const { shape, dims, photo, photo_count: photos } = posting
  const isDrawn = shape !== null && shape !== 'drawing' && dims !== null
  const showsPhoto = photo !== null && (preferPhoto || !isDrawn)
  return (
    <div className={classes.thumb} data-size={size}>
      {showsPhoto ? (
        <img src={thumbAddress(photo)} alt={posting.title} loading="lazy" className={classes.photo} />
      ) : (
        <Sketch shape={shape ?? 'drawing'} dims={dims ?? {}} size={size} />
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
