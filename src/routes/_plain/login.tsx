import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/AccountPage.tsx'
import { accountSearch } from '#features/account/account_search.ts'

export const Route = createFileRoute('/_plain/login')({
  validateSearch: accountSearch,
  component: () => <AccountPage key="login" mode="login" redirect={Route.useSearch().redirect} />,
})
