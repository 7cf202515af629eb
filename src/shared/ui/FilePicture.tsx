import { isOutside, thumbUrl } from '../api/file_address.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { useSignedAddress } from './use_signed_address.ts'

/** Thumbnail of a picture file once it can be read; a link with its name if it is on another server. */
export function FilePicture({ address, className }: { address: string; className?: string }) {
  const signed = useSignedAddress(address)
  if (isOutside(address)) return <OutsideLink address={address} />
  return signed && <img src={thumbUrl(signed)} alt="" loading="lazy" className={className} />
}
