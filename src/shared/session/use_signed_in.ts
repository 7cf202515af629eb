import { useRouter } from '@tanstack/react-router'
import { useToken } from './token.ts'

/** Does what only people with a session can do; a visitor is sent to sign in first and comes back to the same address. */
export function useSignedIn(): (act: () => void) => void {
  const router = useRouter()
  const isSignedIn = useToken() !== null
  return (act) => {
    if (isSignedIn) act()
    else {
      const address = encodeURIComponent(router.state.location.href)
      void router.navigate({ href: `/login?redirect=${address}` })
    }
  }
}
