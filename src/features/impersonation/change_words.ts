import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What a call did, by its method and path; the kind of posting is left out of the path. */
export const callLabels: Readonly<Record<string, MessageDescriptor>> = {
  'POST /api/:kind/': msg`Draft written`,
  'PUT /api/:kind/:code/': msg`Draft edited`,
  'POST /api/:kind/:code/copy/': msg`Copied into a draft`,
  'POST /api/:kind/bulk/': msg`Drafts from a table`,
  'POST /api/:kind/bulk/:code': msg`Draft changed from a table`,
  'POST /api/backend/:kind/template/': msg`Template saved`,
  'PUT /api/backend/:kind/template/:id/': msg`Template changed`,
  'PUT /api/backend/:kind/bulk_columns/': msg`Column headings remembered`,
  'POST /api/collection/': msg`Item saved`,
  'POST /api/forum/:id/follow/': msg`Thread followed`,
  'POST /api/market_price/alert/': msg`Price alert added`,
  'PUT /api/market_price/alert/:id/': msg`Price alert changed`,
  'POST /api/market_price/favourite/': msg`Price series added to the favourites`,
  'POST /api/resource/upload/': msg`File uploaded`,
  'POST /api/resource/fetch/': msg`File copied from an address`,
  'POST /api/saved_search/': msg`Search saved`,
  'PUT /api/saved_search/:id/': msg`Saved search changed`,
  'POST /api/saved_search/:id/restore/': msg`Saved search restored`,
}

/** Names of fields that no posting has. */
export const fieldLabels: Readonly<Record<string, MessageDescriptor>> = {
  name: msg({ message: 'Name', context: 'of a search or template' }),
  kind: msg`Kind`,
  alert: msg({ message: 'Alert', context: 'of a saved search' }),
  filters: msg`Filters`,
  condition: msg`Condition`,
  amount: msg`Amount`,
  series: msg`Price series`,
  columns: msg`Columns`,
  rows: msg`Rows`,
  file_type: msg`File type`,
  usage: msg`Used for`,
  address: msg`Address`,
}
