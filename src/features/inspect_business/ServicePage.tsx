import { Alert, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { inspectionItems, inspectionStages } from '#contract/inspect_business_states.ts'
import { code as postingCode } from '#contract/postings/code.ts'
import { CompanyHint } from '#features/company/index.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { entryOfCode, type PostingKindEntry } from '#features/postings/index.ts'
import { query } from '#shared/api/query.ts'
import { lang } from '#shared/i18n/language.ts'
import { searchParameter } from '#shared/navigation/search_parameter.ts'
import { actsForCompany } from '#shared/session/acts_for_company.ts'
import { useSession } from '#shared/session/session.ts'
import { useToken } from '#shared/session/token.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './Inspection.module.css'
import { itemLabels, stageHints, stageLabels } from './labels.ts'
import { Progress } from './Progress.tsx'
import { RequestForm } from './RequestForm.tsx'
import { Section } from './Section.tsx'

/** Parameters in the address: the posting that is to be inspected. */
const parameters = z.object({ code: searchParameter(postingCode) })

/** What third-party inspection is and how it goes, with the form for a request (SPEC 1.7). */
export function ServicePage({ address }: { address: Record<string, unknown> }) {
  const { t } = useLingui()
  usePageTitle(t`Third-party inspection`)
  const session = useSession()
  const { code } = z.parse(parameters, address)
  const mayAsk = session === null || actsForCompany(session)
  return (
    <Stack gap="md">
      <Paper withBorder className={classes.page}>
        <Group justify="space-between" align="flex-start" mb="md">
          <div>
            <Title order={1} size="h3" mb={4}>
              <Trans>Third-party inspection</Trans>
            </Title>
            <Text size="sm" c="dimmed" maw={720}>
              <Trans>
                An inspector who belongs to neither side looks at the goods where they are, before you pay or
                ship, and writes a report. For stock on this market and for any other steel or forging.
              </Trans>
            </Text>
          </div>
          {actsForCompany(session) && (
            <ButtonLink to="/backend/inspect_business" search={{}} variant="default">
              <Trans>My inspections</Trans>
            </ButtonLink>
          )}
        </Group>
        <Progress />
      </Paper>
      <Section title={t`What we inspect`}>
        <Text size="sm" mb="sm">
          {inspectionItems.map((item) => t(itemLabels[item])).join(lang === 'zh' ? '、' : ' · ')}
        </Text>
        <ul className={`${classes.plain} ${classes.tiles}`}>
          {inspectionStages.map((stage) => (
            <li key={stage}>
              <b>{t(stageLabels[stage])}</b>
              <Text size="sm" c="dimmed">
                {t(stageHints[stage])}
              </Text>
            </li>
          ))}
        </ul>
      </Section>
      {mayAsk ? <Request code={code} /> : <CompanyHint />}
    </Stack>
  )
}

/** The form, once it is known who asks, and about which posting. */
function Request({ code }: { code: string | undefined }) {
  const { t } = useLingui()
  const session = useSession()
  const token = useToken()
  const entry = code === undefined ? undefined : entryOfCode(code)
  if (session === null && token !== null) return <PageSkeleton />
  return (
    <Section title={t`Order an inspection`}>
      {code === undefined ? (
        <Form posting={undefined} />
      ) : entry ? (
        <AboutPosting entry={entry} code={code} />
      ) : (
        <WithoutPosting code={code} />
      )}
    </Section>
  )
}

/** Another account has a form of its own. */
const Form = ({ posting }: { posting: PostingDetail | undefined }) => (
  <RequestForm key={useSession()?.id ?? 'visitor'} posting={posting} />
)

function AboutPosting({ entry, code }: { entry: PostingKindEntry; code: string }) {
  const posting = useQuery({ ...query(entry.api.detail, { params: { code } }), retry: false })
  // Once it is shown the form stays, with what was typed, also while a posting that is not there is looked for again.
  if (posting.isLoading && posting.errorUpdateCount === 0) return <PageSkeleton />
  return posting.data ? <Form posting={posting.data} /> : <WithoutPosting code={code} />
}

const WithoutPosting = ({ code }: { code: string }) => (
  <>
    <Alert color="yellow" mb="sm" py="xs">
      <Trans>There is no posting {code}, or you cannot see it. Describe the goods instead.</Trans>
    </Alert>
    <Form posting={undefined} />
  </>
)
