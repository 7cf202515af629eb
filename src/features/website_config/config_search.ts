import * as z from 'zod/mini'
import { settingSections } from '#contract/site_sections.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameter in the address of the site settings: the section, by default customer service. */
export const websiteConfigSearch = z.object({
  section: searchParameter(z.enum(settingSections)),
})
