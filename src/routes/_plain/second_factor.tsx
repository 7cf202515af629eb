import { createFileRoute, redirect } from '@tanstack/react-router'
import { accountSearch } from '#features/account/account_search.ts'
import { SecondFactorPage } from '#features/second_factor/SecondFactorPage.tsx'
import { getToken } from '#shared/session/token.ts'

export const Route = createFileRoute('/_plain/second_factor')({
  validateSearch: accountSearch,
  beforeLoad: ({ search }) => {
    if (!getToken()) throw redirect({ to: '/login', search, replace: true })
  },
  component: () => <SecondFactorPage redirect={Route.useSearch().redirect} />,
})
