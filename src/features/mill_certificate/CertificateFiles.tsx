import { Fragment } from 'react'
import { Anchor } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { IconFileText } from '@tabler/icons-react'
import type { FileRef } from '#contract/fields.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { BilingualTexts } from '#features/bulk/index.ts'
import { heatAnchor } from '#features/postings/detail/certificate_path.ts'
import { fileUrl, isOutside } from '#shared/api/file_address.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { useSignedAddress } from '#shared/ui/use_signed_address.ts'
import { BilingualText } from '#shared/sheet/BilingualText.tsx'
import classes from './Certificate.module.css'
import { inBoth } from './certificate_lines.ts'

type Props = { files: readonly FileRef[]; heats: readonly Heat[]; texts: BilingualTexts }

/**
 * The files of a certificate: pictures as they are, links to the others, which the security policy of uploads keeps out of
 * other pages. Below each are the heats that it certifies.
 */
export function CertificateFiles({ files, heats, texts }: Props) {
  if (files.length === 0)
    return (
      <p className={classes.small}>
        <BilingualText of={inBoth(texts, msg`No file of the certificate is attached.`)} />
      </p>
    )
  return (
    <ul className={classes.files}>
      {files.map((file) => (
        <li key={file.address}>
          {file.type === 'image' && !isOutside(file.address) && <Picture file={file} />}
          <FileLink address={file.address} size="sm">
            <IconFileText size={16} aria-hidden /> {file.name}
          </FileLink>
          <HeatLinks heats={heats.filter((heat) => heat.file === file.name)} texts={texts} />
        </li>
      ))}
    </ul>
  )
}

function HeatLinks({ heats, texts }: Pick<Props, 'heats' | 'texts'>) {
  if (heats.length === 0) return null
  return (
    <p className={classes.small}>
      <BilingualText of={inBoth(texts, msg`Heat`)} />{' '}
      {heats.map(({ heat_no: number }, at) => (
        <Fragment key={number}>
          {at > 0 && ', '}
          <Anchor href={`#${heatAnchor(number)}`} inherit>
            {number}
          </Anchor>
        </Fragment>
      ))}
    </p>
  )
}

function Picture({ file }: { file: FileRef }) {
  const signed = useSignedAddress(file.address)
  return signed && <img src={fileUrl(signed)} alt={file.name} className={classes.picture} />
}
