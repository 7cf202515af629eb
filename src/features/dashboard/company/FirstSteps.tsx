import { Button, Group, Paper, Text, ThemeIcon, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Session } from '#contract/account.ts'
import type { Certification } from '#contract/enums.ts'
import { entryAnsweredBy } from '#features/postings/index.ts'
import { rightLabels } from '#features/staff/index.ts'
import { certificationLabels } from '#shared/i18n/labels.ts'
import { allowed } from '#shared/session/allowed.ts'
import classes from './FirstSteps.module.css'

type Steps = { certification: Certification; published: boolean; dealt: boolean }

/** An expired certification was one: its renewal is no first step. */
const wasCertified = ({ certification }: Steps) =>
  certification === 'certified' || certification === 'expired'

export const isNewCompany = (steps: Steps): boolean =>
  !(wasCertified(steps) && steps.published && steps.dealt)

/**
 * What a new company does first, until all of it is done: certification, a posting, a deal. Staff get links to what they
 * may do, and read who does the rest.
 */
export function FirstSteps({ session, ...steps }: Steps & { session: Session }) {
  const { t } = useLingui()
  const { certification, published, dealt } = steps
  const sells = allowed(session, 'seller_quotation.get')
  const buys = allowed(session, 'buyer_purchase.get')
  const isMain = session.role_list.includes('main_account')
  const sell = t(rightLabels['seller_quotation.get'].label)
  const buy = t(rightLabels['buyer_purchase.get'].label)
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
          {(isMain || certification !== 'none') && (
            <Button size="compact-sm" variant="light" component={Link} to="/backend/company">
              {certification === 'none' ? (
                <Trans>Apply for certification</Trans>
              ) : (
                <Trans>See the application</Trans>
              )}
            </Button>
          )}
          {!isMain && (
            <Others>
              <Trans>Only the main account of the company can apply for certification.</Trans>
            </Others>
          )}
        </Step>
        <Step
          number={2}
          isDone={published}
          title={t`Publish your first posting`}
          hint={t`Offer what you have, or ask for what you need. An operator reviews it before others see it.`}
        >
          {sells ? (
            <Create by="intention">
              <Trans>Offer stock</Trans>
            </Create>
          ) : (
            <Others>
              <Trans>Colleagues with the right “{sell}” offer stock.</Trans>
            </Others>
          )}
          {buys ? (
            <Create by="quote">
              <Trans>Ask for material</Trans>
            </Create>
          ) : (
            <Others>
              <Trans>Colleagues with the right “{buy}” ask for material.</Trans>
            </Others>
          )}
        </Step>
        <Step
          number={3}
          isDone={dealt}
          title={t`Make your first deal`}
          hint={t`Accept an enquiry or a quote, or enquire and quote yourself.`}
        >
          {buys ? (
            <Look at="intention">
              <Trans>Look at stock listings</Trans>
            </Look>
          ) : (
            <Others>
              <Trans>Colleagues with the right “{buy}” enquire about stock and accept quotes.</Trans>
            </Others>
          )}
          {sells ? (
            <Look at="quote">
              <Trans>Look at buying requests</Trans>
            </Look>
          ) : (
            <Others>
              <Trans>Colleagues with the right “{sell}” answer enquiries and quote on requests.</Trans>
            </Others>
          )}
        </Step>
      </ol>
    </Paper>
  )
}

/** Who does what the reader has no right to. */
const Others = ({ children }: { children: ReactNode }) => <Text size="sm">{children}</Text>

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

/** The list of what is answered in this way. */
const Look = ({ at, children }: { at: 'intention' | 'quote'; children: ReactNode }) => (
  <Button size="compact-sm" variant="light" component={Link} to={entryAnsweredBy(at).view.route.list}>
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
