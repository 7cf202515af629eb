import * as z from 'zod/mini'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** `shared`: another program handed a table over, which the page opens. */
export const bulkSearch = z.object({ shared: searchParameter(z.literal(1)) })
