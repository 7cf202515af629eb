import { Button, Group, Text, ThemeIcon, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { confirmedSteps, marketSetupApi, type SetupStep } from '#contract/market_setup.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import classes from './MarketSetup.module.css'
import overview from './AdminOverview.module.css'
import { setupTexts } from './setup_texts.ts'

/** Nothing is shown while it loads or fails: the overview is there without it. */
const setupQuery = query(marketSetupApi.list, {}, { keep: true, quiet: true })

function usePutAway() {
  return useMutation({
    mutationFn: (isAway: boolean) => call(marketSetupApi.putAway, { body: { is_away: isAway } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
  })
}

/** What is to be done first in a new market, until it is done, put away, or companies use the market (decision 145). */
export function MarketSetup() {
  const { t } = useLingui()
  const { data } = useQuery(setupQuery)
  const putAway = usePutAway()
  if (!data || data.is_away || data.steps.length === 0) return null
  const count = data.steps.length
  const done = data.steps.filter((step) => step.is_done).length
  return (
    <section className={overview.card} aria-label={t`First steps of the market`}>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4">
          <Trans>First steps of the market</Trans>
        </Title>
        <Group gap="sm">
          <Text size="sm" c="dimmed">
            <Trans>
              {done} of {count} done
            </Trans>
          </Text>
          {data.can_put_away && (
            <Button
              variant="subtle"
              size="compact-sm"
              loading={putAway.isPending}
              onClick={() => putAway.mutate(true)}
            >
              <Trans>Put away</Trans>
            </Button>
          )}
        </Group>
      </Group>
      <ul className={classes.steps}>
        {data.steps.map(({ name, is_done: isDone }) => (
          <Step key={name} name={name} isDone={isDone} />
        ))}
      </ul>
    </section>
  )
}

/** Takes the list out again after somebody has put it away. */
export function MarketSetupAgain() {
  const { data } = useQuery(setupQuery)
  const putAway = usePutAway()
  if (!data?.is_away || !data.can_put_away) return null
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      w="fit-content"
      loading={putAway.isPending}
      onClick={() => putAway.mutate(false)}
    >
      <Trans>Show the first steps of the market again</Trans>
    </Button>
  )
}

const isConfirmed = (name: SetupStep): name is (typeof confirmedSteps)[number] =>
  (confirmedSteps as readonly string[]).includes(name)

function Step({ name, isDone }: { name: SetupStep; isDone: boolean }) {
  const { t } = useLingui()
  const { title, hint, place } = setupTexts[name]
  return (
    <li className={classes.step}>
      <ThemeIcon
        radius="xl"
        size={22}
        color={isDone ? 'green' : 'gray'}
        variant={isDone ? 'filled' : 'light'}
      >
        {isDone && <IconCheck size={14} aria-hidden />}
      </ThemeIcon>
      <div>
        <Text size="sm" fw={600} c={isDone ? 'dimmed' : undefined}>
          {t(title)}
        </Text>
        <Text size="sm" c="dimmed">
          {isDone ? t`Done` : t(hint)}
        </Text>
      </div>
      {!isDone && (place || isConfirmed(name)) && (
        <Group gap={6} className={classes.doing}>
          {place && (
            <ButtonLink size="compact-sm" variant="light" to={place.to} search={place.search as never}>
              <Trans>Open</Trans>
            </ButtonLink>
          )}
          {isConfirmed(name) && <Confirm step={name} title={t(title)} />}
        </Group>
      )}
    </li>
  )
}

function Confirm({ step, title }: { step: (typeof confirmedSteps)[number]; title: string }) {
  const { t } = useLingui()
  const confirm = useMutation({
    mutationFn: () => call(marketSetupApi.confirm, { params: { step } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: setupQuery.queryKey }),
  })
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={confirm.isPending}
      aria-label={t`Mark as done: ${title}`}
      onClick={() => confirm.mutate()}
    >
      <Trans>Mark as done</Trans>
    </Button>
  )
}
