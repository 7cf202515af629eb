import { useState, type KeyboardEvent } from 'react'
import { ActionIcon, Modal } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useLingui } from '@lingui/react/macro'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { fileUrl, isOutside, thumbUrl } from '#shared/api/file_address.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { OutsideLinks } from '#shared/ui/OutsideLink.tsx'
import { standardPicture } from '#contract/picture_policy.ts'
import type { StockRowValues } from '#contract/postings/row_values.ts'
import { usePicturePolicy } from '#shared/reference/picture_policy.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import classes from './DetailGallery.module.css'
import { detailValues } from './detail_values.ts'

/** A picture of the gallery: the sketch (`photo` is null), a photo of the goods, or the standard picture of their category. */
type Picture = { photo: string | null; isStandard?: true }

/** The dimensioned sketch, then the photos. Arrow keys change the picture; a click shows it in full screen. */
export function DetailGallery({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui()
  const given = detailValues(posting.values).photos ?? []
  const photos = given.filter((photo) => !isOutside(photo))
  const isStandard = given.length === 0 && (posting.extras as StockRowValues).standard_picture === 1
  const standard = standardPicture(usePicturePolicy(), posting.category_id)
  const isDrawn = posting.shape !== null && posting.shape !== 'drawing'
  const pictures: Picture[] = [
    ...(isDrawn || photos.length === 0 ? [{ photo: null }] : []),
    ...photos.map((photo) => ({ photo })),
    ...(isStandard && standard !== null ? [{ photo: standard, isStandard: true as const }] : []),
  ]
  const [index, setIndex] = useState(0)
  const [opened, { open, close }] = useDisclosure(false)
  const move = (step: number) => setIndex((was) => (was + step + pictures.length) % pictures.length)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (!step || pictures.length < 2) return
    event.preventDefault()
    move(step)
  }
  const nameOf = (at: number) => {
    const number = at + 1
    if (pictures[at]?.isStandard) return t`Standard picture, not the goods`
    return pictures[at]?.photo === null ? t`Dimensioned drawing` : t`Picture ${number}`
  }
  const current = pictures[index]
  return (
    <div className={classes.gallery} role="group" aria-label={t`Pictures`} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={classes.stage}
        onClick={open}
        aria-label={t`Enlarge: ${nameOf(index)}`}
      >
        <CurrentPicture posting={posting} picture={current} alt={nameOf(index)} />
      </button>
      {isStandard && (
        <p className={classes.standard}>
          {t`Standard picture, not the goods: the seller shows no photos of them.`}
        </p>
      )}
      {pictures.length > 1 && (
        <div className={classes.strip}>
          {pictures.map(({ photo }, at) => (
            <button
              key={photo ?? 'drawing'}
              type="button"
              className={classes.small}
              aria-label={nameOf(at)}
              aria-pressed={at === index}
              onClick={() => setIndex(at)}
            >
              {photo === null ? (
                <Sketch shape={posting.shape ?? 'drawing'} dims={posting.dims ?? {}} size="thumb" />
              ) : (
                <img src={thumbUrl(photo)} alt="" loading="lazy" />
              )}
            </button>
          ))}
        </div>
      )}
      <OutsideLinks addresses={given} />
      {/* Keys pressed in the modal reach the group's handler too, because React bubbles events through portals. */}
      <Modal
        opened={opened}
        onClose={close}
        fullScreen
        title={`${posting.title} · ${nameOf(index)}`}
        closeButtonProps={{ 'aria-label': t`Close` }}
      >
        <div className={classes.large}>
          {pictures.length > 1 && (
            <ActionIcon variant="default" size="xl" aria-label={t`Previous picture`} onClick={() => move(-1)}>
              <IconChevronLeft aria-hidden />
            </ActionIcon>
          )}
          <div className={classes.largePicture}>
            <CurrentPicture posting={posting} picture={current} alt={nameOf(index)} />
          </div>
          {pictures.length > 1 && (
            <ActionIcon variant="default" size="xl" aria-label={t`Next picture`} onClick={() => move(1)}>
              <IconChevronRight aria-hidden />
            </ActionIcon>
          )}
        </div>
      </Modal>
    </div>
  )
}

type CurrentPictureProps = { posting: PostingDetail; picture: Picture | undefined; alt: string }

function CurrentPicture({ posting, picture, alt }: CurrentPictureProps) {
  if (picture?.photo) return <img src={fileUrl(picture.photo)} alt={alt} />
  return <Sketch shape={posting.shape ?? 'drawing'} dims={posting.dims ?? {}} size="large" />
}
