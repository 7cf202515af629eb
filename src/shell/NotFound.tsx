import { Stack, Text, Title } from '@mantine/core'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { AnchorLink } from '#shared/ui/links.tsx'
import { Standalone } from './Standalone.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

/** Seconds until this page goes home (SPEC 9.11). */
const redirectAfterSeconds = 5

/** Shown for an unknown path: goes to the home page after five seconds, or sooner by a link (SPEC 2.8). */
export function NotFound() {
  const { t } = useLingui()
  usePageTitle(t`This page does not exist`)
  const navigate = useNavigate()
  const [left, setLeft] = useState(redirectAfterSeconds)
  useEffect(() => {
    if (left === 0) void navigate({ to: '/home', replace: true })
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate])
  return (
    <Standalone>
      <Stack align="center" justify="center" gap="xs" mih={360} p="xl" ta="center">
        <Text fz={72} fw={700} lh={1} c="forge.7" aria-hidden>
          404
        </Text>
        <Title order={1} size="h3">
          <Trans>This page does not exist</Trans>
        </Title>
        <Text c="dimmed" role="status">
          <Plural
            value={left}
            one="You will be taken to the home page in # second."
            other="You will be taken to the home page in # seconds."
          />
        </Text>
        <AnchorLink to="/home" replace fw={600}>
          <Trans>Go to the home page now</Trans>
        </AnchorLink>
      </Stack>
    </Standalone>
  )
}
