import { Anchor } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { fileUrl } from '../api/file_address.ts'
import { useSignedAddress } from './use_signed_address.ts'

type Props = { address: string; children: ReactNode; className?: string; title?: string; size?: string }

/** Link that opens a file; only its name while there is no signed address for it, as when offline. */
export function FileLink({ address, children, className, title, size }: Props) {
  const { t } = useLingui()
  const signed = useSignedAddress(address)
  if (!signed)
    return (
      <span className={className} title={t`Can be opened when you are connected`}>
        {children}
      </span>
    )
  return (
    <Anchor
      href={fileUrl(signed)}
      target="_blank"
      rel="noreferrer"
      className={className}
      title={title}
      size={size}
    >
      {children}
    </Anchor>
  )
}
