import { Button, Stack, Switch, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { inspectionApi, type OwnInspection } from '#contract/inspect_business.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { AnchorLink } from '#shared/ui/links.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { AcceptDialog, CancelDialog, DeclineDialog } from './AnswerDialogs.tsx'
import { Appointment, InspectionHead, Loaded } from './InspectionParts.tsx'
import { QuoteFacts } from './QuoteFacts.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { RequestFacts } from './RequestFacts.tsx'
import { Section } from './Section.tsx'

/** One inspection that the company has ordered. */
export function OwnInspectionPage({ id }: { id: number }) {
  const { t } = useLingui()
  usePageTitle(t`Inspection no. ${id}`)
  const inspection = useQuery({ ...query(inspectionApi.one, { params: { id } }), staleTime: 0 })
  return (
    <>
      <AnchorLink to="/backend/inspect_business" search={{}} size="sm" mb={4} display="inline-block">
        <IconArrowLeft size={14} aria-hidden /> <Trans>My inspections</Trans>
      </AnchorLink>
      <Loaded of={inspection}>{(data) => <Inspection inspection={data} />}</Loaded>
    </>
  )
}

type Dialog = 'accept' | 'decline' | 'cancel'
const dialogs = { accept: AcceptDialog, decline: DeclineDialog, cancel: CancelDialog }

function Inspection({ inspection }: { inspection: OwnInspection }) {
  const { t } = useLingui()
  const [open, setOpen] = useState<Dialog | null>(null)
  const { can, quote, schedule, report, revision } = inspection
  const Dialog = open && can[open] ? dialogs[open] : null
  return (
    <Stack gap="md">
      <InspectionHead
        inspection={inspection}
        actions={
          <>
            {can.accept && (
              <Button onClick={() => setOpen('accept')}>
                <Trans>Accept quote…</Trans>
              </Button>
            )}
            {can.decline && (
              <Button variant="default" onClick={() => setOpen('decline')}>
                <Trans>Decline…</Trans>
              </Button>
            )}
            {can.cancel && (
              <Button variant="subtle" color="red" onClick={() => setOpen('cancel')}>
                <Trans>Cancel inspection…</Trans>
              </Button>
            )}
          </>
        }
      />
      {report && (
        <Section title={t({ message: 'Report', context: 'inspection' })}>
          <ReportFacts report={report} />
          <Badge inspection={inspection} />
        </Section>
      )}
      {schedule && <Appointment schedule={schedule} />}
      {quote && (
        <Section title={t`Quote`}>
          <QuoteFacts quote={quote} />
          {quote.is_expired && (
            <Text size="sm" c="dimmed">
              <Trans>The quote can no longer be accepted. Decline it, and we quote again.</Trans>
            </Text>
          )}
        </Section>
      )}
      <Section title={t`Request`}>
        <RequestFacts inspection={inspection} />
        <Text size="xs" c="dimmed" mt="sm">
          <Trans>
            Only your company and the operators of the market see the request, the contact and the report.
          </Trans>
        </Text>
      </Section>
      {Dialog && <Dialog key={revision} inspection={inspection} onClose={() => setOpen(null)} />}
    </Stack>
  )
}

/** Switch for the badge on the company's own offer. */
function Badge({ inspection: { id, badge, can } }: { inspection: OwnInspection }) {
  const { t } = useLingui()
  const client = useQueryClient()
  const change = useMutation({
    mutationFn: (wanted: boolean) => call(inspectionApi.badge, { params: { id }, body: { wanted } }),
    onSettled: () => client.invalidateQueries({ queryKey: [inspectionApi.one.path] }),
  })
  if (!badge) return null
  return (
    <Switch
      mt="md"
      label={t`Show “Inspected” with date and result on your posting`}
      description={
        badge.holds
          ? t`The report itself stays with you: send it to buyers in a conversation.`
          : t`It is not shown at present: the posting describes other goods than those inspected, or a later inspection of them failed.`
      }
      checked={change.isPending ? change.variables : badge.wanted}
      disabled={!can.badge || change.isPending}
      onChange={(event) => change.mutate(event.currentTarget.checked)}
    />
  )
}
