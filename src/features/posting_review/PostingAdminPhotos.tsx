import { UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { fileUrl, isOutside, thumbUrl } from '#shared/api/file_address.ts'
import { PhotoViewer } from '#shared/photos/PhotoViewer.tsx'
import { OutsideLinks } from '#shared/ui/OutsideLink.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './PostingAdmin.module.css'

type Props = {
  photos: readonly string[]
  /** Photos that the compared version does not have. */
  added?: readonly string[]
}

/** Thumbnails that open in a view over the whole window. */
export function PostingAdminPhotos({ photos: given, added = [] }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<number | null>(null)
  if (given.length === 0) return null
  const photos = given.filter((photo) => !isOutside(photo))
  return (
    <>
      <ul className={classes.photos}>
        {photos.map((photo, index) => (
          <li key={photo}>
            <UnstyledButton
              className={classes.photo}
              onClick={() => setShown(index)}
              aria-label={t`Open photo ${index + 1}`}
            >
              <img src={thumbUrl(photo)} alt="" loading="lazy" />
              {added.includes(photo) && (
                <span className={classes.newPhoto}>
                  <Tag tone="amber">
                    <Trans>New</Trans>
                  </Tag>
                </span>
              )}
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <OutsideLinks addresses={given} />
      {shown !== null && (
        <PhotoViewer photos={photos.map(fileUrl)} at={shown} onAt={setShown} onClose={() => setShown(null)} />
      )}
    </>
  )
}
