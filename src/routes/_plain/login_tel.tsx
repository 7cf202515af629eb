import { createFileRoute } from '@tanstack/react-router'
import { AccountPage } from '#features/account/AccountPage.tsx'
import { accountSearch } from '#features/account/account_search.ts'

export const Route = createFileRoute('/_plain/login_tel')({
  validateSearch: accountSearch,
  component: () => <AccountPage key="login_tel" mode="login_tel" redirect={Route.useSearch().redirect} />,
})
