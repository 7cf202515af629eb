import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { loadTexts } from '#shared/i18n/i18n.ts'
import { RootLayout } from '#shell/RootLayout.tsx'

/** The start page shows with its own few texts; any other page waits until all texts are loaded. */
const isStart = (pathname: string) => pathname === '/' || pathname === '/home'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: ({ location }) => (isStart(location.pathname) ? undefined : loadTexts()),
  component: RootLayout,
})
