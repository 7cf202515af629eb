import { Trans } from '@lingui/react/macro'
import { useLocation } from '@tanstack/react-router'
import { Empty } from '#shared/ui/Empty.tsx'
import { ButtonLink } from '#shared/ui/links.tsx'

/** For visitors: what needs an account, with the way to sign in and back here. */
export function LoginHint({ title }: { title: string }) {
  const { href } = useLocation()
  return (
    <Empty title={title}>
      <ButtonLink to="/login" search={{ redirect: href }} variant="default">
        <Trans>Log in</Trans>
      </ButtonLink>
    </Empty>
  )
}
