import { marketMaterialAdminApi, marketMaterialResource } from '#contract/resources/market_material.ts'
import { marketPriceAdminApi, marketPriceResource } from '#contract/resources/market_price.ts'
import { fieldProblem } from '#server/http/field_problem.ts'
import { Problem } from '#server/http/problem.ts'
import type { ServedResource } from '#server/http/resources/resource.ts'
import { checkPriceAlerts } from '#server/jobs/kinds.ts'
import { chinaDay } from '#server/reference/china_time.ts'
import { regions } from '#server/reference/regions.ts'
import { unusualAmong } from './unusual.ts'
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

/** What a price consists of, besides its source: without a change of these there is nothing to confirm. */
const figures = ['material', 'region', 'day', 'low', 'high', 'price'] as const

export const servedPrices: ServedResource = {
  of: marketPriceResource,
  api: marketPriceAdminApi,
  server: {
    source: priceRows,
    taken: { field: 'day', issue: 'price_exists' },
    check: async (tx, values, before, { deps, lang, now, confirmed }) => {
      const material = values['material'] as number
      if (!(await holdMaterials(tx, [material])).has(material))
        throw fieldProblem('material', 'unknown_material', lang)
      if (!regions.get(values['region'] as number)) throw fieldProblem('region', 'unknown_region', lang)
      if ((values['day'] as string) > chinaDay(now)) throw fieldProblem('day', 'future_day', lang)
      const isSame = before !== null && figures.every((name) => before[name] === (values[name] ?? null))
      const [unusual = []] = isSame
        ? []
        : await unusualAmong(tx, [values as Parameters<typeof unusualAmong>[1][number]])
      if (unusual.length > 0 && !confirmed) throw new Problem('price_unusual', { data: { figures: unusual } })
      await deps.jobs.send(tx, checkPriceAlerts, {})
    },
  },
}
