import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/AccountPage.tsx'
import { accountSearch } from '#features/account/account_search.ts'

export const Route = createFileRoute('/_plain/register')({
  validateSearch: accountSearch,
  component: () => <AccountPage key="register" mode="register" redirect={Route.useSearch().redirect} />,
})
