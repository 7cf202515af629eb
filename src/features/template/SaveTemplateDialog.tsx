import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { templateApis, templateValues } from '#contract/postings/template_api.ts'
import { call } from '#shared/api/call.ts'
import { query } from '#shared/api/query.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import type { FormValues } from '#features/postings/form/form_values.ts'
import type { PostingKindEntry } from '#features/postings/registry.ts'

type Props = { entry: PostingKindEntry; values: FormValues; proposed: string; onClose: () => void }

/** Dialog that saves the form as a template for the whole company; it can replace a template of the same name. */
export function SaveTemplateDialog({ entry, values, proposed, onClose }: Props) {
  const { t } = useLingui()
  const { definition } = entry
  const api = templateApis[definition.kind]
  const known = useQuery({
    ...query(api.templates, {}, { quiet: true }),
    meta: { quiet: true },
    staleTime: 0,
  })
  const sameName = (name: string) => known.data?.find((one) => one.name === name.trim())
  const form = useEndpointForm(api.saveTemplate, {
    id: 'template',
    values: { name: proposed.slice(0, 40), values: templateValues(definition, values).kept },
    send: (body, options) => {
      const same = sameName(body.name)
      return same
        ? call(api.changeTemplate, { params: { id: same.id }, body }, { keep: true })
        : call(api.saveTemplate, { body }, options)
    },
    keptAs: `new template of ${definition.kind}`,
    changes: [api.templates],
    onSent: onClose,
    onRefused: ({ fields }) => {
      void known.refetch()
      // Errors in fields of the posting's form are shown at the name, because that form is behind the dialog.
      const [first] = Object.values(fields)
      return first === undefined ? undefined : { name: fields['name'] ?? first }
    },
  })
  const same = sameName(form.values.name)
  return (
    <FormDialog
      form={form}
      title={t`Save as template`}
      centered
      size={440}
      submitLabel={same ? <Trans>Replace</Trans> : <Trans>Save</Trans>}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed" mb="md">
        <Trans>
          Everyone in your company can start from it. Photos, files, pieces, heat number and dates belong to
          one lot and are left out.
        </Trans>
      </Text>
      <TextField
        {...form.field('name')}
        label={t`Template name`}
        required
        hint={same ? t`A template of this name exists; it will be replaced.` : undefined}
      />
    </FormDialog>
  )
}
