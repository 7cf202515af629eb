import { useQuery } from '@tanstack/react-query'
import { ownPhotosOnly, picturePolicy, pictureSection, type PicturePolicy } from '#contract/picture_policy.ts'
import { websiteConfigApi } from '#contract/website_config.ts'
import { query } from '../api/query.ts'

/** The picture policy as operators have set it. */
export const picturePolicyQuery = {
  ...query(websiteConfigApi.get, { params: { section: pictureSection } }, { keep: true, quiet: true }),
  staleTime: 60_000,
  select: (text: string): PicturePolicy => {
    const read = picturePolicy.safeParse(JSON.parse(text))
    return read.success ? read.data : ownPhotosOnly
  },
}

/** Whether stock may stand with a standard picture, and which; photos of its own alone until that is known. */
export const usePicturePolicy = (): PicturePolicy => useQuery(picturePolicyQuery).data ?? ownPhotosOnly
