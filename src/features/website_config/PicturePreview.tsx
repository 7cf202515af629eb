import { Text } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
import { PreviewData } from '#shared/api/PreviewData.tsx'
import { useProductCategory } from '#shared/reference/reference.ts'
import type { Frames } from './frames.ts'
import { Preview } from './Preview.tsx'
import classes from './WebsiteConfig.module.css'

const sample = {
  shape: 'round',
  dims: { d: 300, l: 1200 },
  photo: null,
  photo_count: 0,
  extras: { standard_picture: 1 },
} as const

type Props = { value: PicturePolicy; frames: Pick<Frames, 'PostingThumb'> }

/** A stock listing without photos of each category, as cards show it. */
export function PicturePreview({ value, frames: { PostingThumb } }: Props) {
  const categories = useProductCategory()?.category.filter(({ parent_id: parent }) => parent === null)
  return (
    <Preview>
      {value.standard ? (
        <PreviewData sections={{ [pictureSection]: value }}>
          <div className={classes.thumbs}>
            {categories?.map(({ id, name }) => (
              <figure key={id}>
                <PostingThumb posting={{ ...sample, title: name, category_id: id }} size="card" preferPhoto />
                <Text component="figcaption" size="xs">
                  {name}
                </Text>
              </figure>
            ))}
          </div>
        </PreviewData>
      ) : (
        <Text size="sm">
          <Trans>A stock listing without photos of the goods stays a draft.</Trans>
        </Text>
      )}
    </Preview>
  )
}
