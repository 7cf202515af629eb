import { List, Text, Title } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import type { AccountDeletion } from '#contract/account_deletion.ts'
import { formatLastDay } from '#shared/i18n/last_day.ts'

/** What is deleted with an account, what is kept, and why (decision 082). */
export function WhatHappens({ company }: Pick<AccountDeletion, 'company'>) {
  return (
    <>
      <Title order={4} fz="sm">
        <Trans>Deleted</Trans>
      </Title>
      <List size="sm" spacing={4}>
        <List.Item>
          <Trans>
            Your name, mobile number, e-mail address, picture, password and passkeys; all logins end
          </Trans>
        </List.Item>
        <List.Item>
          <Trans>Messages, saved items, saved searches, notification settings, invitations to you</Trans>
        </List.Item>
        <List.Item>
          <Trans>Uploaded files that nothing else uses</Trans>
        </List.Item>
        {company && <CompanyCloses company={company} />}
      </List>
      <Title order={4} fz="sm">
        <Trans>Kept, without your name</Trans>
      </Title>
      <List size="sm" spacing={4}>
        <List.Item>
          <Trans>
            Deals and what was agreed, with the names of the companies: a marketplace has to keep them for at
            least three years
          </Trans>
        </List.Item>
        <List.Item>
          <Trans>
            Enquiries, quotes and conversations: they are the other company’s too. Instead of your name they
            show “Former member”
          </Trans>
        </List.Item>
        <List.Item>
          {company ? (
            <Trans>
              Applications and decisions about certification, membership and freight, for the accounts, and
              the operators’ log
            </Trans>
          ) : (
            <Trans>What you published for a company, which stays with it, and the operators’ log</Trans>
          )}
        </List.Item>
      </List>
      <Text size="xs" c="dimmed">
        <Trans>
          Drafts on your devices stay there. You can register again with the same number; that is a new, empty
          account.
        </Trans>
      </Text>
    </>
  )
}

/** The company of a main account ceases to exist with it. */
function CompanyCloses({ company }: { company: NonNullable<AccountDeletion['company']> }) {
  const { name, postings, offers, membership_until: end } = company
  const lastDay = end !== null && formatLastDay(end)
  return (
    <>
      <List.Item>
        <Trans>
          {name} closes: contact details, certification, templates and drafts are deleted, its postings (
          {postings}) go offline, and its enquiries and quotes without an answer ({offers}) are withdrawn
        </Trans>
      </List.Item>
      {lastDay !== false && (
        <List.Item>
          <Trans>
            The membership, paid until {lastDay}, is lost with its freight allowances and not refunded
          </Trans>
        </List.Item>
      )}
    </>
  )
}
