import * as z from 'zod/mini'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Address of an account page: `redirect` is where to go afterwards. */
export const accountSearch = z.object({ redirect: searchParameter(z.string()) })
