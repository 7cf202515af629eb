import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useToken } from './token.ts'

/** Does what only people with a session can do; a visitor is sent to sign in first and comes back to the same address. */
export function useSignedIn(): (act: () => void) => void {
  const navigate = useNavigate()
  const address = useRouterState({ select: (state) => state.location.href })
  const isSignedIn = useToken() !== null
  return (act) => {
    if (isSignedIn) act()
    else void navigate({ href: `/login?redirect=${encodeURIComponent(address)}` })
  }
}
