import { Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { MouseEvent, ReactNode } from 'react'

/** A link of what is shown would leave the page whose changes are not saved yet. */
const stay = (event: MouseEvent) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault()
}

/** How people will see a section of the settings, before it is saved. */
export const Preview = ({ children }: { children: ReactNode }) => (
  <section aria-labelledby="setting-preview" onClickCapture={stay}>
    <Title order={2} fz="sm" mt="lg" mb="xs" id="setting-preview">
      <Trans>Preview</Trans>
    </Title>
    {children}
  </section>
)
