import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { certificationApi, type OwnCertification } from '#contract/certification.ts'
import type { FileRef } from '#contract/fields.ts'
import { ProposeName } from '#features/company/index.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { FilesField } from '#shared/form/FilesField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { useSession } from '#shared/session/session.ts'
import classes from './Certification.module.css'

type Props = {
  certification: OwnCertification
  /** Closes the form, whose text is given up; absent where there is nothing else to see. */
  onCancel?: () => void
  onSent: () => void
}

/** The application, filled with what was sent last or is known of the company. */
export function CertificationForm({ certification, onCancel, onSent }: Props) {
  const { t } = useLingui()
  const session = useSession()
  const [pending, setPending] = useState(0)
  const [last] = certification.applications
  const form = useEndpointForm(certificationApi.submit, {
    id: 'certification',
    values: {
      name: last?.name ?? certification.name,
      name_en: last?.name_en ?? certification.name_en ?? '',
      credit_code: last?.credit_code ?? certification.credit_code ?? '',
      license_files: (last?.license_files ?? []) as FileRef[],
      contact_name: last?.contact_name ?? session?.display_name ?? '',
      contact_mobile: last?.contact_mobile ?? session?.mobile ?? '',
    },
    toBody: (values) => ({
      ...values,
      license_files: values.license_files as { address: string; name: string; type: 'image' | 'pdf' }[],
    }),
    keptAs: 'certification',
    // The application may have founded the company, and everything may show its state.
    onSent: async () => {
      await queryClient.invalidateQueries()
      onSent()
    },
  })
  return (
    <FormShell {...form.shell}>
      <div className={classes.fields}>
        <TextField
          {...form.field('name')}
          label={t`Company name`}
          hint={t`Exactly as on the business licence`}
          required
        />
        <div>
          <TextField
            {...form.field('name_en')}
            label={t`Company name in English`}
            hint={t`What readers of the English pages see`}
          />
          <ProposeName
            name={form.values.name}
            english={form.values.name_en}
            onProposal={(proposed) => form.set({ name_en: proposed })}
          />
        </div>
        <TextField
          {...form.field('credit_code')}
          label={t`Unified social credit code`}
          hint={t`18 characters, on the licence`}
          required
        />
        <div />
        <TextField {...form.field('contact_name')} label={t`Contact person`} required />
        <TextField
          {...form.field('contact_mobile')}
          label={t`Mobile number`}
          hint={t`Only for questions about this application`}
          required
        />
        <div className={classes.wide}>
          <FilesField
            {...form.field('license_files')}
            label={t`Business licence`}
            hint={t`A picture or PDF of the whole licence. Only your company and the operators of the market see it.`}
            required
            allowed={['image', 'pdf']}
            usage="company"
            onChange={(next) => form.set({ license_files: next ?? [] })}
            onPending={setPending}
          />
        </div>
      </div>
      <Group justify="flex-end" gap="xs" mt="md">
        {pending > 0 && (
          <Text size="sm" c="dimmed" mr="auto">
            <Trans>Wait until the files are uploaded</Trans>
          </Text>
        )}
        {onCancel && (
          <Button
            variant="default"
            disabled={form.isSending}
            onClick={() => {
              form.reset()
              onCancel()
            }}
          >
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" loading={form.isSending} disabled={pending > 0}>
          <Trans>Submit for review</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}
