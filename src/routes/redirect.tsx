import { createFileRoute, redirect } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { searchParameter } from '#shared/navigation/search_parameter.ts'
import { safeAddress } from '#shared/navigation/safe_address.ts'

export const Route = createFileRoute('/redirect')({
  validateSearch: z.object({ target: searchParameter(z.string()) }),
  beforeLoad: ({ search }) => {
    throw redirect({ href: safeAddress(search.target) ?? '/home', replace: true })
  },
})
