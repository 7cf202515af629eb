import { Badge, Group, Kbd, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { formatAge, formatCount } from '#shared/i18n/format.ts'
import classes from './PostingAdmin.module.css'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Props = { kind: PostingKindEntry; waiting: number | undefined; oldest: string | null }

/** Heading of the review page: how many postings wait and since when, and the keyboard shortcuts. */
export function PostingAdminHeader({ kind, waiting, oldest }: Props) {
  const { t } = useLingui()
  return (
    <Group className={classes.header} justify="space-between">
      <Group gap="sm">
        <Title order={1} size="h3">
          {t(kind.view.title)}
        </Title>
        {waiting !== undefined && waiting > 0 && (
          <Badge variant="light" radius="sm" tt="none">
            <Trans>{formatCount(waiting)} waiting</Trans>
          </Badge>
        )}
        {oldest && (
          <Text size="sm" c="dimmed">
            <Trans>Oldest: {formatAge(oldest)}</Trans>
          </Text>
        )}
      </Group>
      <Group gap={6} fz="xs" c="dimmed" visibleFrom="md">
        <Trans>Keys:</Trans>
        <Kbd size="xs">A</Kbd> <Trans>approve</Trans>
        <Kbd size="xs">R</Kbd> <Trans>reject</Trans>
        <Kbd size="xs">J</Kbd> <Kbd size="xs">K</Kbd> <Trans>next, previous</Trans>
        <Kbd size="xs">O</Kbd> <Trans>open its page</Trans>
        <Kbd size="xs">/</Kbd> <Trans>search</Trans>
      </Group>
    </Group>
  )
}
