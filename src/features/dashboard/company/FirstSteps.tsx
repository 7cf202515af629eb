import { Button, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Certification } from '#contract/enums.ts'
import { entryAnsweredBy } from '#features/postings/index.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import classes from './FirstSteps.module.css'

type Steps = { certification: Certification; published: boolean; dealt: boolean }

/** An expired certification was one: its renewal is no first step. */
const wasCertified = ({ certification }: Steps) =>
  certification === 'certified' || certification === 'expired'

export const isNewCompany = (steps: Steps): boolean =>
  !(wasCertified(steps) && steps.published && steps.dealt)

/** What a new company does first, until all of it is done: certification, a posting, a deal. */
export function FirstSteps(steps: Steps) {
  const { t } = useLingui()
  const { certification, published, dealt } = steps
  return (
    <Paper withBorder p="lg" component="section" aria-label={t`First steps`}>
      <Title order={2} size="h5" mb="sm">
        <Trans>First steps</Trans>
      </Title>
      <ol className={classes.steps}>
        <Step
          number={1}
          isDone={wasCertified(steps)}
          title={t`Have your company certified`}
          hint={t`Only certified companies can publish stock. You can already prepare drafts.`}
        >
          {certification !== 'none' && (
            <Text size="sm" fw={600}>
              {t(certificationLabels[certification])}
            </Text>
          )}
          <Button size="compact-sm" variant="light" component={Link} to="/backend/company">
            {certification === 'none' ? (
              <Trans>Apply for certification</Trans>
            ) : (
              <Trans>See the application</Trans>
            )}
          </Button>
        </Step>
        <Step
          number={2}
          isDone={published}
          title={t`Publish your first posting`}
          hint={t`Offer what you have, or ask for what you need. An operator reviews it before others see it.`}
        >
          <Create by="intention">
            <Trans>Offer stock</Trans>
          </Create>
          <Create by="quote">
            <Trans>Ask for material</Trans>
          </Create>
        </Step>
        <Step
          number={3}
          isDone={dealt}
          title={t`Make your first deal`}
          hint={t`Accept an enquiry or a quote, or enquire and quote yourself.`}
        >
          <Button
            size="compact-sm"
            variant="light"
            component={Link}
            to={entryAnsweredBy('intention').view.route.list}
          >
            <Trans>Look at stock listings</Trans>
          </Button>
          <Button
            size="compact-sm"
            variant="light"
            component={Link}
            to={entryAnsweredBy('quote').view.route.list}
          >
            <Trans>Look at buying requests</Trans>
          </Button>
        </Step>
      </ol>
    </Paper>
  )
}

const Create = ({ by, children }: { by: 'intention' | 'quote'; children: ReactNode }) => (
  <Button
    size="compact-sm"
    variant="light"
    component={Link}
    to={entryAnsweredBy(by).view.route.own}
    search={{ command: 'create' } as never}
  >
    {children}
  </Button>
)

type StepProps = { number: number; isDone: boolean; title: string; hint: string; children: ReactNode }

function Step({ number, isDone, title, hint, children }: StepProps) {
  return (
    <li className={classes.step}>
      <ThemeIcon
        radius="xl"
        size={28}
        color={isDone ? 'green' : 'steel'}
        variant={isDone ? 'filled' : 'light'}
      >
        {isDone ? <IconCheck size={16} aria-hidden /> : <span aria-hidden>{number}</span>}
      </ThemeIcon>
      <div>
        <Text fw={600} c={isDone ? 'dimmed' : undefined}>
          {title}
        </Text>
        {isDone ? (
          <Text size="sm" c="dimmed">
            <Trans>Done</Trans>
          </Text>
        ) : (
          <>
            <Text size="sm" c="dimmed" mb={6}>
              {hint}
            </Text>
            <Group gap={6}>{children}</Group>
          </>
        )}
      </div>
    </li>
  )
}
