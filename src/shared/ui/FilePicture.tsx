import { isOutside, thumbUrl } from '../api/file_address.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { useSignedAddress } from './use_signed_address.ts'

/** The small picture of a file, once it can be read; of one elsewhere its name, which opens it. */
export function FilePicture({ address, className }: { address: string; className?: string }) {
  const signed = useSignedAddress(address)
  if (isOutside(address)) return <OutsideLink address={address} />
  return signed && <img src={thumbUrl(signed)} alt="" loading="lazy" className={className} />
}
