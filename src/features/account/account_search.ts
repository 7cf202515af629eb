import * as z from 'zod/mini'
import { searchParameter } from '#shared/navigation/search_parameter.ts'

/** Parameters in the address of an account page: `redirect` is where to go after signing in. */
export const accountSearch = z.object({ redirect: searchParameter(z.string()) })
