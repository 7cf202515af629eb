import { Alert, Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ownSupplierApi, type OwnSupplier, type SupplierVersion } from '#contract/good_business.ts'
import { CompanyHint } from '#features/company/index.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { AnchorLink, ButtonLink } from '#shared/ui/links.tsx'
import { openConfirmModal } from '#shared/ui/open_modal.ts'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { PersonalButton } from '#shared/form/PersonalButton.tsx'
import classes from './GoodBusiness.module.css'
import { hiddenTexts, supplierStateLabels } from './labels.ts'
import { SupplierForm } from './SupplierForm.tsx'
import { VersionFacts } from './VersionFacts.tsx'
import { VersionList } from './VersionList.tsx'

/** The own company as a preferred supplier (SPEC 1.6): what is listed, what waits, why it came back, and the form. */
export function SupplierPage() {
  const { t } = useLingui()
  usePageTitle(t`My supplier profile`)
  const session = useSession()
  const enabled = actsForCompany(session)
  const own = useQuery({ ...query(ownSupplierApi.own, {}), enabled })
  if (session && !enabled) return <CompanyHint />
  if (own.error && !own.data) return <ErrorPanel error={own.error} retry={() => void own.refetch()} />
  if (!own.data || !session) return <PageSkeleton />
  const { versions } = own.data
  const listed = versions.find(({ state }) => state === 'listed')
  const [newest] = versions
  const waiting = newest?.state === 'submitted' ? newest : undefined
  const shown = [listed, waiting]
  return (
    <Stack gap="sm">
      <Paper withBorder className={classes.page}>
        <Title order={1} size="h4" mb={4}>
          <Trans>My supplier profile</Trans>
        </Title>
        <Text size="sm" c="dimmed">
          <Trans>
            Preferred suppliers are listed with their equipment and certificates. An operator looks at each
            profile before it is shown; being listed is free for certified companies.
          </Trans>{' '}
          <AnchorLink to="/home/good_business" search={{}} size="sm" underline="always">
            <Trans>See the list</Trans>
          </AnchorLink>
        </Text>
      </Paper>
      {listed && <Listed version={listed} own={own.data} code={session.tenant?.code ?? ''} />}
      {waiting && <Waiting version={waiting} own={own.data} isUpdate={listed !== undefined} />}
      <Application own={own.data} isListed={listed !== undefined} />
      <History versions={versions.filter((one) => !shown.includes(one))} />
    </Stack>
  )
}

type VersionProps = { version: SupplierVersion; own: OwnSupplier }

function Listed({ version, own, code }: VersionProps & { code: string }) {
  const { t } = useLingui()
  const { label, tone } = supplierStateLabels.listed
  return (
    <Paper withBorder className={classes.page} component="section" aria-label={t`Listed profile`}>
      <Group gap="sm" mb="xs">
        <Title order={2} size="h5">
          <Trans>Listed profile</Trans>
        </Title>
        <Tag tone={tone}>{t(label)}</Tag>
        {version.sponsored_until && (
          <Text size="sm" c="dimmed">
            <Trans>Sponsored until {formatDate(version.sponsored_until)}</Trans>
          </Text>
        )}
        <Group gap="xs" ml="auto">
          <ButtonLink to="/home/company/$code" params={{ code }} variant="default" size="compact-sm">
            <Trans>Public page</Trans>
          </ButtonLink>
          {own.can.withdraw && <WithdrawButton version={version} />}
        </Group>
      </Group>
      {own.hidden && (
        <Alert color="yellow" mb="xs" title={t`Others do not see the profile at the moment`}>
          {t(hiddenTexts[own.hidden])}
        </Alert>
      )}
      <VersionFacts version={version} />
    </Paper>
  )
}

function Waiting({ version, own, isUpdate }: VersionProps & { isUpdate: boolean }) {
  const { t } = useLingui()
  return (
    <Paper withBorder className={classes.page} component="section" aria-label={t`Profile in review`}>
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} size="h5">
            <Trans>Profile in review</Trans>
          </Title>
          <Text size="sm" c="dimmed" mb="xs">
            {isUpdate ? (
              <Trans>The listed profile stays online until this one is decided.</Trans>
            ) : (
              <Trans>
                You will be notified of the decision. To change something, withdraw it and send it again.
              </Trans>
            )}
          </Text>
        </div>
        {own.can.withdraw && <WithdrawButton version={version} />}
      </Group>
      <VersionFacts version={version} />
    </Paper>
  )
}

/** Withdraws a waiting version, or ends the listing after a question. */
function WithdrawButton({ version: { id, state } }: { version: SupplierVersion }) {
  const { t } = useLingui()
  const withdraw = useMutation({
    mutationFn: () => call(ownSupplierApi.withdraw, { params: { id } }, { keep: true }),
    onSettled: () => queryClient.invalidateQueries(),
  })
  const ask = () =>
    void openConfirmModal({
      title: t`End the listing?`,
      children: (
        <Trans>Your company disappears from the list at once. You can apply again at any time.</Trans>
      ),
      labels: { confirm: t`End the listing`, cancel: t`Cancel` },
      confirmProps: { color: 'red' },
      onConfirm: () => withdraw.mutate(),
    })
  return (
    <PersonalButton
      variant="default"
      size="compact-sm"
      loading={withdraw.isPending}
      onClick={() => (state === 'listed' ? ask() : withdraw.mutate())}
    >
      {state === 'listed' ? <Trans>End the listing</Trans> : <Trans>Withdraw</Trans>}
    </PersonalButton>
  )
}

/** The form for the next version, with the reason why the last one came back. */
function Application({ own, isListed }: { own: OwnSupplier; isListed: boolean }) {
  const session = useSession()
  const [isOpen, setOpen] = useState(false)
  const [last] = own.versions
  const came = last && ['revision_requested', 'rejected', 'removed'].includes(last.state) ? last : undefined
  // Who may withdraw a waiting version needs no explanation; everybody else reads why there is no form.
  const waitsForOthers = last?.state === 'submitted' && own.can.withdraw
  if (!own.can.submit) return waitsForOthers ? null : <Obstacle />
  const isForm = isOpen || !isListed || came !== undefined
  return (
    <Paper withBorder className={classes.page}>
      <Title order={2} size="h5" mb="sm">
        {isListed ? <Trans>Change the profile</Trans> : <Trans>Apply to be listed</Trans>}
      </Title>
      {came && (
        <Alert
          color={came.state === 'revision_requested' ? 'yellow' : 'red'}
          mb="sm"
          title={<CameBack state={came.state} />}
        >
          {came.comment}
        </Alert>
      )}
      {isForm ? (
        <SupplierForm
          key={`${session?.id} ${last?.id ?? 0}`}
          last={last}
          onSent={() => setOpen(false)}
          {...(isOpen && { onCancel: () => setOpen(false) })}
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb="sm">
            <Trans>A changed profile is looked at before it is shown; the listed one stays online.</Trans>
          </Text>
          <Button variant="default" onClick={() => setOpen(true)}>
            <Trans>Change the profile</Trans>
          </Button>
        </>
      )}
    </Paper>
  )
}

function CameBack({ state }: Pick<SupplierVersion, 'state'>) {
  if (state === 'revision_requested') return <Trans>The operator asks for changes</Trans>
  if (state === 'removed') return <Trans>Your company was removed from the list</Trans>
  return <Trans>The application was rejected</Trans>
}

/** Why the reader cannot apply, and what to do about it. */
function Obstacle() {
  const session = useSession()
  if (!session?.role_list.includes('main_account'))
    return (
      <Text size="sm" c="dimmed">
        <Trans>Only the main account of the company can apply or change the profile.</Trans>
      </Text>
    )
  if (session.tenant?.credit_rating === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>A frozen company cannot apply to be listed.</Trans>
      </Text>
    )
  return (
    <Paper withBorder className={classes.page}>
      <Text size="sm" mb="sm">
        <Trans>Only certified companies can be listed. Certification is free.</Trans>
      </Text>
      <ButtonLink to="/backend/company">
        <Trans>Apply for certification</Trans>
      </ButtonLink>
    </Paper>
  )
}

function History({ versions }: { versions: readonly SupplierVersion[] }) {
  if (versions.length === 0) return null
  return (
    <Paper withBorder className={classes.page}>
      <Title order={2} size="h5" mb="sm">
        <Trans>Earlier versions</Trans>
      </Title>
      <VersionList versions={versions} />
    </Paper>
  )
}
