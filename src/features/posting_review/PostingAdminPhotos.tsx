import { ActionIcon, Group, Modal, Text, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { fileUrl, isOutside, thumbUrl } from '#shared/api/file_address.ts'
import { OutsideLinks } from '#shared/ui/OutsideLink.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './PostingAdmin.module.css'

type Props = {
  photos: readonly string[]
  /** Photos that the compared version does not have. */
  added?: readonly string[]
}

/** Thumbnails that open in a large view, where ← and → change the picture. */
export function PostingAdminPhotos({ photos: given, added = [] }: Props) {
  const { t } = useLingui()
  const [shown, setShown] = useState<number | null>(null)
  if (given.length === 0) return null
  const photos = given.filter((photo) => !isOutside(photo))
  const step = (by: 1 | -1) =>
    setShown((at) => (at === null ? null : (at + by + photos.length) % photos.length))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') step(-1)
    if (event.key === 'ArrowRight') step(1)
  }
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
      <Modal
        opened={shown !== null}
        onClose={() => setShown(null)}
        size="auto"
        centered
        title={shown !== null && t`Photo ${shown + 1} of ${photos.length}`}
        closeButtonProps={{ 'aria-label': t`Close` }}
        onKeyDown={onKeyDown}
      >
        {shown !== null && (
          <>
            <img
              className={classes.lightbox}
              src={fileUrl(photos[shown] ?? '')}
              alt={t`Photo ${shown + 1} of ${photos.length}`}
            />
            {photos.length > 1 && (
              <Group justify="center" mt="xs">
                <ActionIcon variant="default" onClick={() => step(-1)} aria-label={t`Previous photo`}>
                  <IconChevronLeft size={18} />
                </ActionIcon>
                <Text size="sm" className={classes.figures}>
                  {shown + 1} / {photos.length}
                </Text>
                <ActionIcon
                  variant="default"
                  onClick={() => step(1)}
                  aria-label={t`Next photo`}
                  data-autofocus
                >
                  <IconChevronRight size={18} />
                </ActionIcon>
              </Group>
            )}
          </>
        )}
      </Modal>
    </>
  )
}
