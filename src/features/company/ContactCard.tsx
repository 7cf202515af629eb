import { useState } from 'react'
import { Anchor, Button } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, useRouterState } from '@tanstack/react-router'
import { IconLock, IconPhone } from '@tabler/icons-react'
import type { ContactCard as Contact } from '#contract/company.ts'
import type { PostingApi } from '#contract/postings/api.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { problems, problemText, type ProblemCode } from '#contract/problems.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import classes from './ContactCard.module.css'
import { LeftToday } from './LeftToday.tsx'

type ContactCardProps = {
  api: Pick<PostingApi, 'contact'>
  posting: Pick<PostingDetail, 'code' | 'can' | 'refused'>
  isOwn: boolean
  /** What a reader who may answer, but not see the details, can do instead. */
  answerHere: string
}

/** A posting's contact person and phone number for gold members (SPEC 1.25); others read what they lack to see them. */
export function ContactCard({ api, posting, isOwn, answerHere }: ContactCardProps) {
  const [isRequested, setRequested] = useState(false)
  const contact = useQuery({
    ...query(api.contact, { params: { code: posting.code } }),
    enabled: isRequested,
    // The server counts and logs each call, so it is made only once.
    staleTime: Infinity,
    retry: false,
  })
  if (contact.data) return <OpenContact contact={contact.data} isOwn={isOwn} />
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
              {isOwn ? (
                <Trans>Your own details, as gold members see them. Looking at them does not count.</Trans>
              ) : (
                <Trans>Each company you look up counts once a day and sees that your company looked.</Trans>
              )}
            </span>
          )}
          <Button
            size="compact-sm"
            loading={contact.isFetching}
            onClick={() => (isRequested ? void contact.refetch() : setRequested(true))}
          >
            <Trans>Show contact details</Trans>
          </Button>
        </>
      ) : (
        <Locked code={posting.refused.contact} answerHere={posting.can.intend ? answerHere : null} />
      )}
    </div>
  )
}

function Locked({ code, answerHere }: { code: string | null; answerHere: string | null }) {
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
      {answerHere && <span className={classes.note}>{answerHere}</span>}
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

function OpenContact({ contact, isOwn }: { contact: Contact; isOwn: boolean }) {
  const { t } = useLingui()
  return (
    <div className={classes.contact} data-open>
      <span className={classes.contactTitle}>
        <IconPhone size={15} aria-hidden />
        <Trans>Contact details</Trans>
      </span>
      <Facts>
        <Fact label={t`Contact`}>{contact.name}</Fact>
        {contact.mobile && (
          <Fact label={t`Mobile`}>
            <Anchor href={`tel:${contact.mobile}`} fz="inherit">
              {contact.mobile}
            </Anchor>
          </Fact>
        )}
        {contact.email && (
          <Fact label={t`E-mail`}>
            <Anchor href={`mailto:${contact.email}`} fz="inherit" style={{ overflowWrap: 'anywhere' }}>
              {contact.email}
            </Anchor>
          </Fact>
        )}
      </Facts>
      <span className={classes.note}>
        {isOwn ? <Trans>Gold members see these details.</Trans> : <LeftToday count={contact.left_today} />}
      </span>
    </div>
  )
}
