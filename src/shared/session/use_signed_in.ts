import { useRouter } from '@tanstack/react-router'
import { useToken } from './token.ts'

/** Returns a function that runs `act` for signed-in readers, and sends visitors to sign in and then back to the same address. */
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
