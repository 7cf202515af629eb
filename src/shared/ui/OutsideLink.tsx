import { Anchor, Group } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { isOutside, nameOfAddress } from '../api/file_address.ts'

/** Link with the name of a file on another server. Older postings may contain such files, which no page loads without a click. */
export function OutsideLink({ address }: { address: string }) {
  return (
    <Anchor href={address} target="_blank" rel="noopener noreferrer" size="xs" title={address}>
      <IconExternalLink size={12} aria-hidden /> {nameOfAddress(address)}
    </Anchor>
  )
}

/** Links to those of the addresses that are on other servers, shown instead of their pictures. */
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
