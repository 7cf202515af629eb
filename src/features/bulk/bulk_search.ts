import * as z from 'zod/mini'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters of the page's address. `shared`: another program shared a table, which the page offers to open. */
export const bulkSearch = z.object({ shared: searchParameter(z.literal(1)) })
