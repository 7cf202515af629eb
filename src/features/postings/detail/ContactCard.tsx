import { useState } from 'react'
import { Anchor, Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { IconLock, IconPhone } from '@tabler/icons-react'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import type { ContactCard as Contact, PostingDetail } from '#contract/postings/views.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from './CompanyPanel.module.css'
import type { PostingKindEntry } from '../registry.ts'

type ContactCardProps = { entry: PostingKindEntry; posting: PostingDetail }

/** Person and telephone behind a posting: for gold members (spec §1); for others, what would unlock it. */
export function ContactCard({ entry, posting }: ContactCardProps) {
  const [asked, setAsked] = useState(false)
  const contact = useQuery({
    ...query(entry.api.contact, { params: { code: posting.code } }),
    enabled: asked,
    // Each view is counted and logged: it is asked for once.
    staleTime: Infinity,
    retry: false,
  })
  if (contact.data) return <OpenContact contact={contact.data} />
  return (
    <div className={classes.contact}>
      <span className={classes.contactTitle}>
        {posting.can.contact ? <IconPhone size={15} aria-hidden /> : <IconLock size={15} aria-hidden />}
        <Trans>Contact details</Trans>
      </span>
      {posting.can.contact ? (
        <>
          {contact.error ? (
            <span role="alert">{contact.error.message}</span>
          ) : (
            <span className={classes.note}>
              <Trans>Each company you look up counts once a day.</Trans>
            </span>
          )}
          <Button
            size="compact-sm"
            loading={contact.isFetching}
            onClick={() => (asked ? void contact.refetch() : setAsked(true))}
          >
            <Trans>Show contact details</Trans>
          </Button>
        </>
      ) : (
        <Locked code={posting.refused.contact} canIntend={posting.can.intend} />
      )}
    </div>
  )
}

function Locked({ code, canIntend }: { code: string | null; canIntend: boolean }) {
  const address = useRouterState({ select: (state) => state.location.href })
  const isVisitor = code === 'login_invalid'
  const needsGold = isVisitor || code === 'gold_required' || code === 'company_required'
  return (
    <>
      {needsGold ? (
        <span>
          <Trans>Gold members see the contact person and phone number.</Trans>
        </span>
      ) : (
        <span>{code && code in problems ? problemText(code as ProblemCode, lang) : null}</span>
      )}
      {code === 'company_required' && (
        <span className={classes.note}>
          <Trans>Fill in your company information first.</Trans>
        </span>
      )}
      {canIntend && (
        <span className={classes.note}>
          <Trans>You can enquire right away; the seller answers you here.</Trans>
        </span>
      )}
      {isVisitor && (
        <Button
          component={Link}
          to={`/login?redirect=${encodeURIComponent(address)}`}
          variant="default"
          size="compact-sm"
        >
          <Trans>Log in</Trans>
        </Button>
      )}
    </>
  )
}

function OpenContact({ contact }: { contact: Contact }) {
  const { t } = useLingui()
  return (
    <div className={classes.contact} data-open>
      <span className={classes.contactTitle}>
        <IconPhone size={15} aria-hidden />
        <Trans>Contact details</Trans>
      </span>
      <dl className={classes.facts}>
        <div>
          <dt>{t`Contact`}</dt>
          <dd>{contact.name}</dd>
        </div>
        {contact.mobile && (
          <div>
            <dt>{t`Mobile`}</dt>
            <dd>
              <Anchor href={`tel:${contact.mobile}`} fz="inherit">
                {contact.mobile}
              </Anchor>
            </dd>
          </div>
        )}
        {contact.email && (
          <div>
            <dt>{t`E-mail`}</dt>
            <dd>
              <Anchor href={`mailto:${contact.email}`} fz="inherit" style={{ overflowWrap: 'anywhere' }}>
                {contact.email}
              </Anchor>
            </dd>
          </div>
        )}
      </dl>
      <span className={classes.note}>
        <Trans>{contact.left_today} more companies today</Trans>
      </span>
    </div>
  )
}
