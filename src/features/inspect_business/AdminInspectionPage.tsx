import { Alert, Button, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { inspectionAdminApi, type AdminInspection } from '#contract/inspect_business_admin.ts'
import { query } from '#shared/api/query.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { Appointment, InspectionHead, Loaded } from './InspectionParts.tsx'
import { QuoteDialog, RefuseDialog, ReportDialog, ScheduleDialog } from './OperatorDialogs.tsx'
import { QuoteFacts } from './QuoteFacts.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { Section } from './Section.tsx'

type Props = { id: number; list: Record<string, unknown> }

/** One inspection, for operators; `list` is the address of the list that leads here. */
export function AdminInspectionPage({ id, list }: Props) {
  const { t } = useLingui()
  usePageTitle(t`Inspection no. ${id}`, t`Back office`)
  const inspection = useQuery({
    ...query(inspectionAdminApi.one, { params: { id } }),
    staleTime: 0,
  })
  return (
    <>
      <AnchorLink to="/admin/inspect_business" search={list} size="sm" mb={4} display="inline-block">
        <IconArrowLeft size={14} aria-hidden /> <Trans>Third-party inspection</Trans>
      </AnchorLink>
      <Loaded of={inspection}>{(data) => <Inspection inspection={data} />}</Loaded>
    </>
  )
}

const dialogs = { quote: QuoteDialog, schedule: ScheduleDialog, report: ReportDialog, refuse: RefuseDialog }
type Dialog = keyof typeof dialogs

function Inspection({ inspection }: { inspection: AdminInspection }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Dialog | null>(null)
  const { can, quote, schedule, report, revision, company } = inspection
  const Dialog = open && can[open] ? dialogs[open] : null
  return (
    <Stack gap="md">
      <InspectionHead
        inspection={inspection}
        about={
          <Text size="sm" mt={4}>
            {company.name} · {inspection.requester}
          </Text>
        }
        actions={
          <>
            {can.quote && (
              <Button onClick={() => setOpen('quote')}>
                {quote ? <Trans>Replace quote…</Trans> : <Trans>Quote…</Trans>}
              </Button>
            )}
            {can.schedule && (
              <Button variant={schedule ? 'default' : 'filled'} onClick={() => setOpen('schedule')}>
                {schedule ? <Trans>Change date…</Trans> : <Trans>Schedule…</Trans>}
              </Button>
            )}
            {can.report && (
              <Button variant={report ? 'default' : 'filled'} onClick={() => setOpen('report')}>
                {report ? <Trans>Correct report…</Trans> : <Trans>Hand over report…</Trans>}
              </Button>
            )}
            {can.refuse && (
              <Button variant="subtle" color="red" onClick={() => setOpen('refuse')}>
                <Trans>Refuse…</Trans>
              </Button>
            )}
          </>
        }
      >
        {inspection.is_posting_changed && (
          <Alert color="yellow" mt="md" py="xs">
            <Trans>
              The posting no longer describes the goods that were to be inspected. Ask the company before
              somebody travels; a badge is not shown.
            </Trans>
          </Alert>
        )}
      </InspectionHead>
      <Section title={t`Request`}>
        <RequestFacts inspection={inspection} />
      </Section>
      {quote && (
        <Section title={t`Quote`}>
          <QuoteFacts quote={quote} />
        </Section>
      )}
      {schedule && <Appointment schedule={schedule} />}
      {report && (
        <Section title={t({ message: 'Report', context: 'inspection' })}>
          <ReportFacts report={report} />
        </Section>
      )}
      {Dialog && <Dialog key={revision} inspection={inspection} onClose={() => setOpen(null)} />}
    </Stack>
  )
}
