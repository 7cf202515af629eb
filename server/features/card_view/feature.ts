import { cardViewApi } from '#contract/card_view.ts'
import { calls, type Feature } from '#server/http/feature.ts'
import { cardViewHandlers } from './handlers.ts'
import { purgeCardViews } from './store.ts'

export const cardView: Feature = {
  name: 'card_view',
  calls: [calls(cardViewApi, cardViewHandlers)],
  purge: purgeCardViews,
}
