import { useLingui } from '@lingui/react/macro'
import type { Endpoint } from '#contract/endpoint.ts'
import { useIsActing } from '../session/token.ts'

/** Returns why an operator who acts for somebody cannot do what only the person may (decision 126); undefined otherwise. */
export function useOnlyInPerson(): string | undefined {
  const { t } = useLingui()
  const reason = t`Only the person can do this, not an operator acting for them`
  return useIsActing() ? reason : undefined
}

/** As `useOnlyInPerson`, for one call. */
export function useActingRefusal({ acting }: Pick<Endpoint, 'acting'>): string | undefined {
  const reason = useOnlyInPerson()
  return acting === 'only_in_person' ? reason : undefined
}
