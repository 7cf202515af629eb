import { Anchor, Button, Group, Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import { companyApi } from '#contract/company.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { useTags } from '#shared/reference/reference.ts'
import { sessionQuery, useSession } from '#shared/session/session.ts'
import { Empty } from '#shared/ui/Empty.tsx'

/** Shown instead of content that needs a company: a form to get one. Operators, who have none, get a link to their pages. */
export function CompanyHint() {
  const { t } = useLingui()
  const session = useSession()
  if (session?.is_backend)
    return (
      <Paper withBorder>
        <Empty
          icon={IconBuildingFactory2}
          title={t`Operator accounts belong to no company`}
          hint={t`Only companies publish and trade. Operators look after the market in the back office.`}
        >
          <Anchor component={Link} to="/admin">
            <Trans>Go to the back office</Trans>
          </Anchor>
        </Empty>
      </Paper>
    )
  return (
    <Paper withBorder pb="xl">
      <Empty
        icon={IconBuildingFactory2}
        title={t`This account belongs to no company yet`}
        hint={t`Publishing and trading need a company. Two answers are enough to begin; certification comes later.`}
      />
      <CompanyForm />
    </Paper>
  )
}

/** Company information (SPEC 4.5) for an account that left it out when it signed in. */
function CompanyForm() {
  const { t } = useLingui()
  const client = useQueryClient()
  const tags = useTags('pre_business')
  const form = useEndpointForm(companyApi.preLoginInfo, {
    id: 'company',
    values: { pre_company_name: '', pre_business_tag_id: null as number | null },
    alsoCheck: ({ pre_business_tag_id: tag }): FieldErrors =>
      tag === null ? { pre_business_tag_id: t`Please choose` } : {},
    keptAs: 'name of the company',
    onSent: (session) => client.setQueryData(sessionQuery.queryKey, session),
  })
  return (
    <Group justify="center">
      <div style={{ width: 360 }}>
        <FormShell {...form.shell}>
          <TextField {...form.field('pre_company_name')} label={t`Company name`} required />
          <div style={{ margin: '12px 0 16px' }}>
            <ChoiceField
              {...form.field('pre_business_tag_id')}
              label={t`Main business`}
              required
              choices={tags.map((one) => ({ value: one.id, label: one.name }))}
              onChange={(next) => form.set({ pre_business_tag_id: next === null ? null : Number(next) })}
            />
          </div>
          <Button type="submit" fullWidth loading={form.isSending}>
            <Trans>Save company information</Trans>
          </Button>
        </FormShell>
      </div>
    </Group>
  )
}
