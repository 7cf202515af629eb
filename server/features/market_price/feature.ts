import { marketPriceApi } from '#contract/market_price.ts'
import { marketPriceUploadApi } from '#contract/market_price_upload.ts'
import { calls, work, type Feature } from '#server/http/feature.ts'
import { checkPriceAlerts } from '#server/jobs/kinds.ts'
import { servedMaterials, servedPrices } from './admin.ts'
import { tellOfPrices } from './alerts.ts'
import { marketPriceHandlers } from './handlers.ts'
import { uploadHandlers } from './upload.ts'

export const marketPrice: Feature = {
  name: 'market_price',
  calls: [calls(marketPriceApi, marketPriceHandlers), calls(marketPriceUploadApi, uploadHandlers)],
  resources: [servedMaterials, servedPrices],
  jobs: [work(checkPriceAlerts, (_, deps) => tellOfPrices(deps))],
}
