import { useQuery } from '@tanstack/react-query'
import { ownPhotosOnly, picturePolicy, pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { query } from '../api/query.ts'

/** Query of the picture policy that operators have set. */
export const picturePolicyQuery = {
  ...query(websiteConfigApi.get, { params: { section: pictureSection } }, { keep: true, quiet: true }),
  staleTime: 60_000,
  select: (text: string): PicturePolicy => {
    const read = picturePolicy.safeParse(JSON.parse(text))
    return read.success ? read.data : ownPhotosOnly
  },
}

/** Returns whether standard pictures are allowed for stock, and which; until it is loaded they are not. */
export const usePicturePolicy = (): PicturePolicy => useQuery(picturePolicyQuery).data ?? ownPhotosOnly
