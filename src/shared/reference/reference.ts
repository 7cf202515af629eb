/** Reference data that every page may need: tags, categories with grades and units, regions, countries. */
import { startTransition, useEffect, useState } from 'react'
import { QueryObserver, useQuery, useQueryClient } from '@tanstack/react-query'
import regionsUrl from '#contract/reference/regions.gen.json?url'
import countriesUrl from '#contract/reference/countries.gen.json?url'
import { parseRegions, type RegionIndex } from '#contract/reference/regions.ts'
import type { Reply } from '#contract/endpoint.ts'
import { learnCategories } from '#contract/reference/added_categories.ts'
import { learnGrades } from '#contract/steel/added_grades.ts'
import { productCategoryApi } from '#contract/product_category.ts'
import { tagApi, type Tag } from '#contract/tag.ts'
import type { TagModule } from '#contract/enums.ts'
import { query } from '../api/query.ts'

const forever = { staleTime: Infinity, gcTime: Infinity }

const json = async (url: string) => (await fetch(url)).json()

const regionsQuery = {
  queryKey: ['regions'],
  queryFn: async (): Promise<RegionIndex> => parseRegions(await json(regionsUrl)),
  ...forever,
}
/**
 * Returns the regions of China down to the district and the world's countries; undefined until loaded. Every row of a
 * list renders again when they arrive, so this is done as a transition, which keeps the browser responsive.
 */
export function useRegions(): RegionIndex | undefined {
  const client = useQueryClient()
  const [regions, setRegions] = useState(() => client.getQueryData<RegionIndex>(regionsQuery.queryKey))
  useEffect(() => {
    if (regions) return
    const observer = new QueryObserver(client, regionsQuery)
    const take = ({ data }: { data: RegionIndex | undefined }) => startTransition(() => setRegions(data))
    take(observer.getCurrentResult())
    return observer.subscribe(take)
  }, [client, regions])
  return regions
}

export type Country = { name: string; cnName: string; localName: string; dial_code: string; code: string }
const countriesQuery = {
  queryKey: ['countries'],
  queryFn: async (): Promise<Country[]> => json(countriesUrl),
  ...forever,
}
export const useCountries = (): Country[] => useQuery(countriesQuery).data ?? []

export const tagsQuery = { ...query(tagApi.list, { query: { size: 999 } }, { keep: true }), ...forever }
/** Returns the tags of one module; they are loaded once for all modules (SPEC 9.6). */
export const useTags = (module: TagModule): Tag[] =>
  useQuery(tagsQuery).data?.results.filter((tag) => tag.module === module) ?? []

/**
 * Registers the grades and categories that operators added, so that every look-up knows them before the answer is
 * rendered. An answer stored by an earlier version of the page has no `added`.
 */
function registerAdded({ added }: Partial<Reply<typeof productCategoryApi.get>>): void {
  learnCategories(added?.category ?? [])
  learnGrades(added?.material ?? [])
}
export const categoriesQuery = {
  ...query(productCategoryApi.get, {}, { keep: true }, registerAdded),
  ...forever,
}
/** Returns categories, grades and units; undefined until loaded. Components that look up grades or categories call it to render again when they are loaded. */
export const useProductCategory = () => useQuery(categoriesQuery).data
