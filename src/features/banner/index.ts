export { BannerPicture } from './BannerPicture.tsx'
export { bannersQuery } from './banners_query.ts'
