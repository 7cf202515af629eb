import { Button, Checkbox, Group, Text } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { FileRef } from '#contract/fields.ts'
import { inspectionApi } from '#contract/inspect_business.ts'
import {
  inspectionItems,
  inspectionStages,
  inspectionUnits,
  type InspectionItem,
  type InspectionStage,
  type InspectionUnit,
} from '#contract/inspect_business_states.ts'
import type { PostingDetail } from '#contract/postings/views.ts'
import { queryClient } from '#shared/api/query_client.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { DateField } from '#shared/form/DateField.tsx'
import { FilesField } from '#shared/form/FilesField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { RegionField } from '#shared/form/RegionField.tsx'
import { TextareaField, TextField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { unitName } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { useSession } from '#shared/session/session.ts'
import { useSignedIn } from '#shared/session/use_signed_in.ts'
import classes from './Inspection.module.css'
import { itemLabels, stageLabels } from './labels.ts'

/** The form of a request, about a posting or about goods that are described. Visitors fill it in and then sign in. */
export function RequestForm({ posting }: { posting: PostingDetail | undefined }) {
  const { t } = useLingui()
  const session = useSession()
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const [pending, setPending] = useState(0)
  const form = useEndpointForm(inspectionApi.request, {
    id: 'inspection',
    values: {
      object: '',
      specification: '',
      quantity: posting?.remaining ?? posting?.quantity ?? null,
      quantity_unit: (posting?.quantity_unit ?? 'piece') as InspectionUnit | null,
      stage: (posting ? 'before_shipment' : null) as InspectionStage | null,
      items: [] as InspectionItem[],
      region_id: posting?.region_id ?? null,
      address: '',
      wished_on: null as string | null,
      contact_name: session?.display_name ?? '',
      contact_mobile: session?.mobile ?? '',
      files: [] as FileRef[],
      remark: '',
    },
    toBody: ({ object, ...values }) => ({
      ...values,
      ...(posting ? { posting_code: posting.code } : { object }),
    }),
    keptAs: 'inspection request',
    // The request may have founded the company.
    onSent: async ({ id }) => {
      await queryClient.invalidateQueries()
      void navigate({ to: '/backend/inspect_business', search: { id } })
    },
  })
  const { field, set } = form
  const submit = () => {
    if (session) form.shell.onSubmit()
    else if (form.check()) signedIn(() => undefined)
  }
  const items = field('items')
  return (
    <FormShell {...form.shell} onSubmit={submit}>
      <div className={classes.fields}>
        <div className={classes.wide}>
          {posting ? (
            <Text size="sm">
              <Text span fw={600}>
                {posting.titles[lang]}
              </Text>{' '}
              <Text span c="dimmed">
                {posting.code}
              </Text>
            </Text>
          ) : (
            <TextField
              {...field('object')}
              label={t({ message: 'Object', context: 'inspection' })}
              hint={t`Product, grade, dimensions, drawing number: what the inspector will look for`}
              required
            />
          )}
        </div>
        <div className={classes.wide}>
          <TextareaField
            {...field('specification')}
            label={t({ message: 'Specification', context: 'inspection' })}
            hint={t`Standards, acceptance class, tolerances, sampling`}
            rows={2}
          />
        </div>
        <NumberField {...field('quantity')} label={t`Quantity`} required />
        <ChoiceField
          {...field('quantity_unit')}
          label={t`Unit`}
          required
          choices={inspectionUnits.map((unit) => ({
            value: unit,
            label:
              unit === 't'
                ? plural(form.values.quantity ?? 0, { one: 'tonne', other: 'tonnes' })
                : unitName(form.values.quantity ?? 0, unit),
          }))}
          onChange={(next) => set({ quantity_unit: next as InspectionUnit | null })}
        />
        <ChoiceField
          {...field('stage')}
          label={t`Stage`}
          required
          choices={inspectionStages.map((stage) => ({ value: stage, label: t(stageLabels[stage]) }))}
          onChange={(next) => set({ stage: next as InspectionStage | null })}
        />
        <DateField {...field('wished_on')} label={t`Preferred date`} required />
        <div className={classes.wide}>
          <Checkbox.Group
            id={items.id}
            label={t`To be inspected`}
            required
            error={items.error}
            value={form.values.items}
            onChange={(next) => set({ items: next as InspectionItem[] })}
          >
            <div className={classes.choices}>
              {inspectionItems.map((item) => (
                <Checkbox key={item} value={item} label={t(itemLabels[item])} />
              ))}
            </div>
          </Checkbox.Group>
        </div>
        <RegionField {...field('region_id')} label={t`Place of inspection`} required />
        <TextField
          {...field('address')}
          label={t`Address`}
          hint={t`Street, works, hall or gate; only the operators see it`}
          required
        />
        <TextField {...field('contact_name')} label={t`Contact on site`} required />
        <TextField
          {...field('contact_mobile')}
          label={t`Mobile number`}
          hint={t`Only the operators see it`}
          required
        />
        {session && (
          <div className={classes.wide}>
            <FilesField
              {...field('files')}
              label={t`Drawings and files`}
              hint={t`Drawings, order, test plan. Only your company and the operators see them.`}
              allowed={['document', 'image']}
              usage="drawing"
              onChange={(next) => set({ files: next ?? [] })}
              onPending={setPending}
            />
          </div>
        )}
        <div className={classes.wide}>
          <TextareaField {...field('remark')} label={t`Remark (optional)`} rows={2} />
        </div>
      </div>
      <Group justify="flex-end" gap="xs" mt="md">
        <Text size="sm" c="dimmed" mr="auto">
          {pending > 0 ? (
            <Trans>Wait until the files are uploaded</Trans>
          ) : session ? (
            <Trans>A request costs nothing. You decide when you have the quote.</Trans>
          ) : (
            <Trans>You log in first and come back here; what you have typed stays.</Trans>
          )}
        </Text>
        <Button type="submit" loading={form.isSending} disabled={pending > 0}>
          {session ? <Trans>Send request</Trans> : <Trans>Log in and send</Trans>}
        </Button>
      </Group>
    </FormShell>
  )
}
