import type { Feature } from '#server/http/feature.ts'
import { serveFeeds } from './feeds.ts'
import { servePages } from './serve_pages.ts'
import { servePictures } from './serve_pictures.ts'
import { serveSitemaps } from './sitemap.ts'

/** Pages, files and pictures for search engines and previews of links; none of them is a call. */
export const publicPage: Feature = {
  name: 'public_page',
  // The pages ask for it themselves: without a database they are delivered all the same.
  withoutCatalogue: true,
  prepare: (scope, deps) => {
    servePages(scope, deps)
    serveSitemaps(scope, deps)
    serveFeeds(scope, deps)
    servePictures(scope, deps)
  },
}
