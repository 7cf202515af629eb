/** The calls whose answers are stored on the device for reading offline. */
import { postingKinds } from '#contract/enums.ts'

const lists = [
  '/api/home/',
  '/api/product_category/',
  '/api/tag/',
  '/api/website_config/:section/',
  '/api/backend/dashboard/',
  '/api/backend/trend/',
  '/api/admin/dashboard/',
  '/api/admin/dashboard/postings/',
  '/api/admin/dashboard/market/',
  '/api/admin/dashboard/review/',
  '/api/admin/search_miss/',
  '/api/admin/delivery/health/',
  '/api/collection/',
  '/api/collection/among/',
  '/api/saved_search/',
  '/api/backend/intention/',
  '/api/backend/join/',
  '/api/backend/quote/',
  '/api/backend/quote/request/',
  '/api/backend/quote/request/:code/',
  '/api/backend/drawing_access/',
  '/api/backend/deal/',
  '/api/backend/deal/:source/:id/',
  '/api/admin/deal/:id/',
  '/api/company/:code/',
  '/api/market_price/',
  '/api/market_price/history/',
  '/api/market_price/favourite/',
  '/api/good_business/',
  '/api/good_business/:code/',
  '/api/backend/good_business/',
  '/api/backend/certification/',
  '/api/backend/membership/',
  '/api/backend/inspect_business/',
  '/api/backend/inspect_business/:id/',
  '/api/backend/freight/',
  '/api/backend/deal/:source/:id/freight/',
  '/api/backend/card_view/received/',
  '/api/backend/card_view/made/',
  '/api/backend/staff/',
  '/api/backend/staff/own/',
  '/api/notification_preference/',
  '/api/article/',
  '/api/article/:id/',
  '/api/article_category/',
  '/api/forum/',
  '/api/forum/section/',
  '/api/forum/own/',
  '/api/forum/:id/',
  '/api/forum/:id/post/',
]
const ofKinds = ['', 'facets/', ':code/similar/', ':code/requests/', ':code/remnants/']

/**
 * Paths of reading calls that `query()` stores: start page, overviews and lists. Never single-purpose answers
 * (contact details, codes), initial values of forms, or polls.
 */
export const seenPaths: ReadonlySet<string> = new Set([
  ...lists,
  ...postingKinds.flatMap((kind) => [
    `/api/backend/${kind}/`,
    ...ofKinds.map((rest) => `/api/${kind}/${rest}`),
  ]),
])

/** Name of an answer on the device. */
export const seenName = (path: string, input: unknown): string => `${path} ${JSON.stringify(input)}`
