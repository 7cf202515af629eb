import { Skeleton, Text, Title } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import classes from './AdminOverview.module.css'

type Props<Answer> = {
  title: string
  hint?: string
  found: { data: Answer | undefined; error: unknown; refetch: () => unknown }
  /** Height in px of what is shown, so that the page does not jump. */
  height: number
  children: (answer: Answer) => ReactNode
}

/** A part of the overview that loads, fails and is tried again by itself. */
export function FigureSection<Answer>({ title, hint, found, height, children }: Props<Answer>) {
  const { t } = useLingui()
  const { data, error, refetch } = found
  return (
    <section className={classes.card} aria-label={title}>
      <Title order={3} size="h4">
        {title}
      </Title>
      {hint && (
        <Text size="sm" c="dimmed" mb={6}>
          {hint}
        </Text>
      )}
      {error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : data === undefined ? (
        <Skeleton h={height} role="status" aria-label={t`Loading`} />
      ) : (
        children(data)
      )}
    </section>
  )
}
