import { Alert, Button, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { certificationApi, type OwnCertification } from '#contract/certification.ts'
import { CompanyContact, CompanyHint } from '#features/company/index.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { ApplicationList } from './ApplicationList.tsx'
import classes from './Certification.module.css'
import { CertificationForm } from './CertificationForm.tsx'
import { CertificationState } from './CertificationState.tsx'

/** The company's information and certification (SPEC 1.14): what is in force, what was sent and why it came back, and the form. */
export function CertificationPage() {
  const { t } = useLingui()
  usePageTitle(t`My company`)
  const session = useSession()
  const enabled = actsForCompany(session)
  const own = useQuery({ ...query(certificationApi.own, {}), enabled })
  if (session && !enabled) return <CompanyHint />
  if (own.error && !own.data) return <ErrorPanel error={own.error} retry={() => void own.refetch()} />
  if (!own.data || !session) return <PageSkeleton />
  return (
    <Stack gap="sm">
      <Paper withBorder className={classes.page}>
        <Title order={1} size="h4" mb="sm">
          <Trans>My company</Trans>
        </Title>
        <CertificationState certification={own.data} session={session} />
      </Paper>
      <CompanyContact />
      <Application certification={own.data} />
    </Stack>
  )
}

/** The newest application or the form for the next one; below, the earlier ones. */
function Application({ certification }: { certification: OwnCertification }) {
  const { state, can, applications } = certification
  const [isOpen, setOpen] = useState(false)
  const [last, ...earlier] = applications
  const inForce = state === 'certified'
  const came = last && (last.state === 'revision_requested' || last.state === 'rejected') ? last : undefined
  const isForm = can.submit && (isOpen || !inForce || came !== undefined)
  return (
    <>
      {last?.state === 'submitted' && (
        <Paper withBorder className={classes.page}>
          <Waiting certification={certification} id={last.id} />
          <ApplicationFacts application={last} />
        </Paper>
      )}
      {can.submit && (
        <Paper withBorder className={classes.page}>
          <Title order={2} size="h5" mb="sm">
            {inForce || state === 'expired' ? (
              <Trans>Renewal or change of name</Trans>
            ) : (
              <Trans>Apply for certification</Trans>
            )}
          </Title>
          {came && (
            <Alert
              color={came.state === 'rejected' ? 'red' : 'yellow'}
              mb="sm"
              title={
                came.state === 'rejected' ? (
                  <Trans>The application was rejected</Trans>
                ) : (
                  <Trans>The operator asks for changes</Trans>
                )
              }
            >
              {came.comment}
            </Alert>
          )}
          {isForm ? (
            <CertificationForm
              certification={certification}
              onSent={() => setOpen(false)}
              {...(isOpen && { onCancel: () => setOpen(false) })}
            />
          ) : (
            <>
              <Text size="sm" c="dimmed" mb="sm">
                <Trans>
                  The certification in force stays until the new application is decided. Apply in good time
                  before it expires.
                </Trans>
              </Text>
              <Button variant="default" onClick={() => setOpen(true)}>
                <Trans>Renew or change the name</Trans>
              </Button>
            </>
          )}
        </Paper>
      )}
      {!can.submit && !can.withdraw && (
        <Text size="sm" c="dimmed">
          <Trans>Only the main account of the company can apply for certification.</Trans>
        </Text>
      )}
      <History applications={last?.state === 'submitted' ? earlier : applications} />
    </>
  )
}

function Waiting({ certification, id }: { certification: OwnCertification; id: number }) {
  const withdraw = useMutation({
    mutationFn: () => call(certificationApi.withdraw, { params: { id } }, { keep: true }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  return (
    <div className={classes.waiting}>
      <div>
        <Title order={2} size="h5">
          <Trans>Your application is in review</Trans>
        </Title>
        <Text size="sm" c="dimmed" mb="sm">
          <Trans>
            You will be notified of the decision. To change something, withdraw it and send it again.
          </Trans>
        </Text>
      </div>
      {certification.can.withdraw && (
        <PersonalButton variant="default" loading={withdraw.isPending} onClick={() => withdraw.mutate()}>
          <Trans>Withdraw</Trans>
        </PersonalButton>
      )}
    </div>
  )
}

function History({ applications }: Pick<OwnCertification, 'applications'>) {
  if (applications.length === 0) return null
  return (
    <Paper withBorder className={classes.page}>
      <Title order={2} size="h5" mb="sm">
        <Trans>Earlier applications</Trans>
      </Title>
      <ApplicationList applications={applications} />
    </Paper>
  )
}
