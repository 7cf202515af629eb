import { Anchor, Group } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { isOutside, nameOfAddress } from '../api/file_address.ts'

/** The name of a file elsewhere, which opens it: older postings may name one, and no page loads it unasked. */
export function OutsideLink({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" size="xs" title={address}>
      <IconExternalLink size={12} aria-hidden /> {nameOfAddress(address)}
    </Anchor>
  )
}

/** Links for those of these addresses that lie elsewhere, in place of their pictures. */
export function OutsideLinks({ addresses }: { addresses: readonly string[] }) {
  const outside = addresses.filter(isOutside)
  if (outside.length === 0) return null
  return (
    <Group gap="xs" my={4}>
      {outside.map((address) => (
        <OutsideLink key={address} address={address} />
      ))}
    </Group>
  )
}
