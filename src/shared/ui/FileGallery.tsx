import { Group, Modal, UnstyledButton } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { IconFileText, IconZoomIn } from '@tabler/icons-react'
import { useState } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { fileUrl, isOutside } from '../api/file_address.ts'
import { FileLink } from './FileLink.tsx'
import { FilePicture } from './FilePicture.tsx'
import classes from './FileGallery.module.css'
import { useSignedAddress } from './use_signed_address.ts'

type File = Pick<FileRef, 'address' | 'name' | 'type'>

/** Files of a document: pictures that open in a large view, where a click shows them in full size, and links to the others. */
export function FileGallery({ files }: { files: readonly File[] }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<File | null>(null)
  return (
    <>
      <ul className={classes.files}>
        {files.map((file) =>
          file.type === 'image' && !isOutside(file.address) ? (
            <li key={file.address}>
              <UnstyledButton
                className={classes.picture}
                onClick={() => setShown(file)}
                aria-label={t`Enlarge ${file.name}`}
                title={file.name}
              >
                <FilePicture address={file.address} />
                <span className={classes.zoom}>
                  <IconZoomIn size={16} aria-hidden />
                </span>
              </UnstyledButton>
            </li>
          ) : (
            <li key={file.address}>
              <FileLink address={file.address} size="sm">
                <Group gap={6} wrap="nowrap" component="span">
                  <IconFileText size={18} aria-hidden />
                  {file.name}
                </Group>
              </FileLink>
            </li>
          ),
        )}
      </ul>
      {shown && <LargePicture file={shown} onClose={() => setShown(null)} />}
    </>
  )
}

function LargePicture({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useLingui()
  const [isFull, setFull] = useState(false)
  const signed = useSignedAddress(file.address)
  return (
    <Modal
      opened
      onClose={onClose}
      title={file.name}
      size="auto"
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <UnstyledButton
        className={classes.large}
        data-full={isFull || undefined}
        data-autofocus
        aria-label={isFull ? t`Fit to the window` : t`Show in full size`}
        onClick={() => setFull(!isFull)}
      >
        {signed && <img src={fileUrl(signed)} alt={file.name} />}
      </UnstyledButton>
    </Modal>
  )
}
