import { marketMaterialAdminApi, marketMaterialResource } from '#contract/resources/market_material.ts'
import { marketPriceAdminApi, marketPriceResource } from '#contract/resources/market_price.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { checkPriceAlerts } from '#server/jobs/kinds.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { regions } from '#server/reference/regions.ts'
import { hasPrices, holdMaterials, materialRows, priceRows } from './admin_store.ts'

export const servedMaterials: ServedResource = {
  of: marketMaterialResource,
  api: marketMaterialAdminApi,
  server: {
    source: materialRows,
    taken: { field: 'name', issue: 'name_exists' },
    check: async (tx, values, before, { lang }) => {
      const changed = (['unit', 'tax'] as const).find((name) => before && values[name] !== before[name])
      if (changed && before && (await hasPrices(tx, before.id)))
        throw fieldProblem(changed, 'unit_of_prices', lang)
    },
  },
}

export const servedPrices: ServedResource = {
  of: marketPriceResource,
  api: marketPriceAdminApi,
  server: {
    source: priceRows,
    taken: { field: 'day', issue: 'price_exists' },
    check: async (tx, values, _, { deps, lang, now }) => {
      const material = values['material'] as number
      if (!(await holdMaterials(tx, [material])).has(material))
        throw fieldProblem('material', 'unknown_material', lang)
      if (!regions.get(values['region'] as number)) throw fieldProblem('region', 'unknown_region', lang)
      if ((values['day'] as string) > chinaDay(now)) throw fieldProblem('day', 'future_day', lang)
      await deps.jobs.send(tx, checkPriceAlerts, {})
    },
  },
}
