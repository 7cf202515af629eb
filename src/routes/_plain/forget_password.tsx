import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/AccountPage.tsx'
import { accountSearch } from '#features/account/account_search.ts'

export const Route = createFileRoute('/_plain/forget_password')({
  validateSearch: accountSearch,
  component: () => (
    <AccountPage key="forget_password" mode="forget_password" redirect={Route.useSearch().redirect} />
  ),
})
