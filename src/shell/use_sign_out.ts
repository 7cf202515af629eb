import { useNavigate } from '@tanstack/react-router'

/** Logs out and goes to the sign-in page (spec §4), after a warning where something was not sent yet. */
export function useSignOut(): () => void {
  const navigate = useNavigate()
  return () =>
    void import('#shared/session/ask_sign_out.ts').then(({ askSignOut }) =>
      askSignOut(() => void navigate({ to: '/login' })),
    )
}
