import { Anchor, Button, Group, Paper } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconBuildingFactory2 } from '@tabler/icons-react'
import { useState } from 'react'
import { accountApi, companyInfoForm } from '#contract/account.ts'
import { check, type FieldErrors } from '#contract/validation.ts'
import { call } from '../api/call.ts'
import { ApiError } from '../api/error.ts'
import { ChoiceField } from '../form/ChoiceField.tsx'
import { FormShell } from '../form/FormShell.tsx'
import { showFirstError } from '../form/show_field_errors.ts'
import { TextField } from '../form/TextField.tsx'
import { lang } from '../i18n/language.ts'
import { useTags } from '../reference/reference.ts'
import { sessionQuery, useSession } from '../session/session.ts'
import { Empty } from './Empty.tsx'

/** In place of what needs a company: how the account gets one. Operators have none and are led to their own pages. */
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

/** Company information of spec §5 for an account that left it out when it signed in. */
function CompanyForm() {
  const { t } = useLingui()
  const client = useQueryClient()
  const tags = useTags('pre_business')
  const [name, setName] = useState<string | null>(null)
  const [tag, setTag] = useState<number | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const show = (found: FieldErrors) => {
    setErrors(found)
    showFirstError(found, ['pre_company_name', 'pre_business_tag_id'], (path) => [`company-${path}`])
  }
  const send = useMutation({
    mutationFn: (body: { pre_company_name: string; pre_business_tag_id: number }) =>
      call(accountApi.preLoginInfo, { body }, { keep: true }),
    meta: { quiet: true },
    onSuccess: (session) => client.setQueryData(sessionQuery.queryKey, session),
    onError: (error) => error instanceof ApiError && show(error.fields),
  })
  const submit = () => {
    if (tag === null && name) return show({ pre_business_tag_id: t`Please choose` })
    const checked = check(
      companyInfoForm,
      { pre_company_name: name ?? '', pre_business_tag_id: tag ?? undefined },
      lang,
    )
    if (checked.ok) send.mutate(checked.value)
    else show({ ...checked.errors, ...(tag === null && { pre_business_tag_id: t`Please choose` }) })
  }
  return (
    <Group justify="center">
      <div style={{ width: 360 }}>
        <FormShell
          loading={false}
          submitError={send.error instanceof ApiError ? send.error : null}
          onSubmit={submit}
        >
          <TextField
            id="company-pre_company_name"
            label={t`Company name`}
            required
            value={name}
            onChange={setName}
            error={errors.pre_company_name}
          />
          <div style={{ margin: '12px 0 16px' }}>
            <ChoiceField
              id="company-pre_business_tag_id"
              label={t`Main business`}
              required
              choices={tags.map((one) => ({ value: one.id, label: one.name }))}
              value={tag}
              onChange={(next) => setTag(next === null ? null : Number(next))}
              error={errors.pre_business_tag_id}
            />
          </div>
          <Button type="submit" fullWidth loading={send.isPending}>
            <Trans>Save company information</Trans>
          </Button>
        </FormShell>
      </div>
    </Group>
  )
}
