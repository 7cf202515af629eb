import { Alert, Checkbox, Stack } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { companyMergeApi } from '#contract/company_merge.ts'
import type { CompanyOverview } from '#contract/tenant.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { query } from '#shared/api/query.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { PageSkeleton } from '#shared/ui/Skeletons.tsx'
import { CompanySelect } from './CompanySelect.tsx'
import { MergePreviewTable } from './MergePreviewTable.tsx'
import { affected } from './tenant_calls.ts'

type Props = { company: CompanyOverview; onClose: () => void }

/**
 * Asks which company stays, shows what would move and what would end, and merges after a confirmation (decision 098).
 * Nothing is sent before the preview of the chosen company has been shown.
 */
export function MergeDialog({ company, onClose }: Props) {
  const { t } = useLingui()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isSure, setSure] = useState(false)
  const name = (lang === 'en' && company.name_en) || company.name
  const form = useEndpointForm(companyMergeApi.merge, {
    id: 'merge',
    params: { id: company.id },
    values: { into: null as number | null, comment: '' },
    keptAs: `merge of company ${company.id}`,
    changes: affected,
    alsoCheck: (): FieldErrors => (isSure ? {} : { sure: t`Please confirm that both are one company` }),
    onSent: async ({ id }) => {
      onClose()
      // People, postings and dealings of both are others now.
      void client.invalidateQueries()
      await navigate({ to: '/admin/tenant' as string, search: { row: id } as never })
    },
  })
  const { into } = form.values
  const preview = useQuery({
    ...query(
      companyMergeApi.preview,
      { params: { id: company.id }, query: { into: into ?? 0 } },
      { quiet: true },
    ),
    enabled: into !== null,
  })
  const shown = into === null ? undefined : preview.data
  const { sure } = form.errors
  return (
    <FormDialog
      form={form}
      title={t`Merge ${name} into another company`}
      size="lg"
      submitLabel={<Trans>Merge the companies</Trans>}
      color="red"
      onClose={onClose}
    >
      <Stack gap="sm">
        <CompanySelect
          {...form.field('into')}
          label={t`Company that stays`}
          required
          except={company.id}
          onChange={(next) => {
            form.set({ into: next })
            setSure(false)
          }}
        />
        {into !== null && preview.isPending && <PageSkeleton />}
        {into !== null && preview.error && (
          <ErrorPanel error={preview.error} retry={() => void preview.refetch()} />
        )}
        {shown && (
          <>
            <MergePreviewTable preview={shown} />
            <Alert color="red">
              <Trans>
                This cannot be undone. The people of {shown.merged.name[lang]} act for {shown.into.name[lang]}{' '}
                from their next request on, its former main account as staff with every right. Both companies’
                people are told, with the reason.
              </Trans>
            </Alert>
            <TextareaField
              {...form.field('comment')}
              label={t`Reason`}
              hint={t`The people of both companies read it, and it is recorded in the audit log.`}
              required
              rows={2}
            />
            <Checkbox
              id="merge-sure"
              checked={isSure}
              onChange={({ currentTarget }) => setSure(currentTarget.checked)}
              label={t`I have checked that both are one company`}
              error={isSure ? undefined : sure}
            />
          </>
        )}
      </Stack>
    </FormDialog>
  )
}
