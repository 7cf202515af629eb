import { useNavigate } from '@tanstack/react-router'

/** Returns a function that logs out and opens the sign-in page (SPEC 4.2), after a warning if something is unsent. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () =>
    void import('#shared/session/ask_sign_out.ts').then(({ askSignOut }) =>
      askSignOut(() => void navigate({ to: '/login' })),
    )
}
