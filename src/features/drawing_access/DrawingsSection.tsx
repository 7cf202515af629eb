import { Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconFileText, IconLock } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { drawingAccessApi } from '#contract/drawing_access.ts'
import type { FileRef } from '#contract/fields.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { formatAge } from '#shared/i18n/format.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { allowed } from '#shared/session/allowed.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { isOutside } from '#shared/api/file_address.ts'
import { FilePicture } from '#shared/ui/FilePicture.tsx'
import { useSession } from '#shared/session/session.ts'
import { DetailSection } from '#features/postings/detail/DetailSection.tsx'
import { useOptionText } from '#features/postings/use_option_text.ts'
import classes from '#features/postings/request/Request.module.css'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'

/** Section with the drawings of a request. Drawings on approval are shown to approved companies; the owner approves them here. */
export function DrawingsSection({ posting }: { posting: PostingDetail }) {
  const option = useOptionText()
  const { values, drawings_withheld: withheld } = posting
  const drawings = (values['drawings'] ?? []) as FileRef[]
  if (drawings.length === 0 && withheld === 0) return null
  const facts = [
    values['drawing_no'] && <Trans key="number">Drawing no. {String(values['drawing_no'])}</Trans>,
    values['drawing_revision'] && <Trans key="revision">revision {String(values['drawing_revision'])}</Trans>,
    values['governs'] && <b key="governs">{option('governs', values['governs'] as string)}</b>,
  ].filter(Boolean) as ReactNode[]
  return (
    <DetailSection title={<Trans>Drawings</Trans>}>
      {facts.length > 0 && (
        <p className={classes.plan}>
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
      )}
      <ul className={classes.drawings}>
        {drawings.map((file) => (
          <li key={file.address}>
            <FileLink address={file.address} className={classes.drawing}>
              {file.type === 'image' && !isOutside(file.address) ? (
                <FilePicture address={file.address} />
              ) : (
                <IconFileText size={48} stroke={1} aria-hidden />
              )}
              {file.name}
            </FileLink>
          </li>
        ))}
      </ul>
      {withheld > 0 && <Withheld posting={posting} count={withheld} />}
      {posting.can.update && values['drawing_access'] !== 'public' && <AccessRequests posting={posting} />}
    </DetailSection>
  )
}

/** Says that there are drawings which the company may not see, and lets it ask for them. */
function Withheld({ posting, count }: { posting: PostingDetail; count: number }) {
  const { t } = useLingui()
  const session = useSession()
  const client = useQueryClient()
  const { kind, code, drawing_access: access } = posting
  const ask = useMutation({
    mutationFn: () => call(drawingAccessApi.request, { body: { kind, code } }, { keep: true }),
    onSuccess: () => client.invalidateQueries(),
  })
  return (
    <div>
      <Text size="sm">
        <IconLock size={15} aria-hidden />{' '}
        {t`${plural(count, {
          one: '# drawing is shown to companies that the buyer approves.',
          other: '# drawings are shown to companies that the buyer approves.',
        })}`}
      </Text>
      {access === 'requested' && (
        <Text size="sm" className={classes.note} role="status">
          <Trans>Your company has asked for them; you will be notified when the buyer answers.</Trans>
        </Text>
      )}
      {access === 'refused' && (
        <Text size="sm" className={classes.note} role="status">
          <Trans>The buyer does not show them to your company.</Trans>
        </Text>
      )}
      {access === null && actsForCompany(session) && allowed(session, 'seller_quotation.get') && (
        <PersonalButton size="compact-sm" mt={8} loading={ask.isPending} onClick={() => ask.mutate()}>
          <Trans>Ask to see the drawings</Trans>
        </PersonalButton>
      )}
      {access === null && !actsForCompany(session) && (
        <Text size="sm" className={classes.note}>
          <Trans>Log in as a member of a company to request them.</Trans>
        </Text>
      )}
    </div>
  )
}

/** The companies that asked for the drawings, with the owner's decision on each. */
function AccessRequests({ posting }: { posting: PostingDetail }) {
  const { kind, code } = posting
  const client = useQueryClient()
  const asked = useQuery(query(drawingAccessApi.list, { query: { kind, code } }))
  const answer = useMutation({
    mutationFn: (params: { id: number; action: 'grant' | 'refuse' }) =>
      call(drawingAccessApi.answer, { params }, { keep: true }),
    onSuccess: () => client.invalidateQueries({ queryKey: [drawingAccessApi.list.path] }),
  })
  const results = asked.data ?? []
  if (results.length === 0)
    return (
      <Text size="sm" mt="sm" className={classes.note}>
        <Trans>No company has asked to see the drawings yet.</Trans>
      </Text>
    )
  return (
    <ul className={classes.askers}>
      {results.map(({ id, state, company, requested_time: at }) => (
        <li key={id}>
          <b>{company.name}</b>
          <span className={classes.note}>
            {state === 'granted' ? (
              <Trans>can see the drawings</Trans>
            ) : state === 'refused' ? (
              <Trans>cannot see them</Trans>
            ) : (
              <Trans>requested {formatAge(at)}</Trans>
            )}
          </span>
          {state !== 'granted' && (
            <PersonalButton
              size="compact-xs"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ id, action: 'grant' })}
            >
              <Trans>Show drawings to this company</Trans>
            </PersonalButton>
          )}
          {state !== 'refused' && (
            <PersonalButton
              size="compact-xs"
              variant="default"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ id, action: 'refuse' })}
            >
              {state === 'granted' ? <Trans>Stop showing them</Trans> : <Trans>Do not show</Trans>}
            </PersonalButton>
          )}
        </li>
      ))}
    </ul>
  )
}
