import { Accordion, Group, Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { CertificationApplication } from '#contract/certification.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import { applicationLabels } from './application_labels.ts'

/** Applications that open one by one, newest first. */
export function ApplicationList({ applications }: { applications: readonly CertificationApplication[] }) {
  const { t } = useLingui()
  return (
    <Accordion variant="separated" radius="sm">
      {applications.map((application) => {
        const { label, tone } = applicationLabels[application.state]
        return (
          <Accordion.Item key={application.id} value={String(application.id)}>
            <Accordion.Control>
              <Group gap="sm" wrap="nowrap">
                <Tag tone={tone}>{t(label)}</Tag>
                <Text size="sm" truncate>
                  {application.name}
                </Text>
                <Text size="xs" c="dimmed" ml="auto" mr="sm" flex="none">
                  {formatDate(application.submitted_time)}
                </Text>
              </Group>
            </Accordion.Control>
            <Accordion.Panel>
              <ApplicationFacts application={application} />
            </Accordion.Panel>
          </Accordion.Item>
        )
      })}
    </Accordion>
  )
}
