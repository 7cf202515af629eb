import { Button, Group, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import {
  ownSupplierApi,
  type Furnace,
  type SupplierForm as Form,
  type SupplierVersion,
} from '#contract/good_business.ts'
import { MultiField } from '#shared/form/ChoiceField.tsx'
import { FormShell } from '#shared/form/FormShell.tsx'
import { NumberField } from '#shared/form/NumberField.tsx'
import { RegionField } from '#shared/form/RegionField.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { formatCount } from '#shared/i18n/format.ts'
import { useTags } from '#shared/reference/reference.ts'
import { CertificatesField, type TypedCertificate } from './CertificatesField.tsx'
import { FurnacesField } from './FurnacesField.tsx'
import classes from './GoodBusiness.module.css'
import { capabilityFigures } from './labels.ts'
import { ProductsField } from './ProductsField.tsx'

/** The values of the form, filled with what was sent last. */
const startOf = (last: SupplierVersion | undefined) => ({
  introduction_zh: last?.introduction_zh ?? '',
  introduction_en: last?.introduction_en ?? '',
  products_zh: (last?.products_zh ?? null) as string[] | null,
  products_en: (last?.products_en ?? null) as string[] | null,
  tag_ids: (last?.tags.map(({ id }) => id) ?? []) as number[],
  region_id: last?.region_id ?? null,
  press_mn: last?.press_mn ?? null,
  hammer_t: last?.hammer_t ?? null,
  ring_od_mm: last?.ring_od_mm ?? null,
  piece_t: last?.piece_t ?? null,
  annual_t: last?.annual_t ?? null,
  furnaces: (last?.furnaces ?? null) as Furnace[] | null,
  certificates: (last?.certificates.map(({ is_expired: _, ...one }, at) => ({ ...one, key: String(at) })) ??
    null) as TypedCertificate[] | null,
})

/** Tonnes of force in 1 MN. */
const tonnesPerMn = 101.97

type Props = {
  last: SupplierVersion | undefined
  /** Closes the form without sending; absent where there is nothing else to see. */
  onCancel?: () => void
  onSent: () => void
}

/** The supplier profile. What was typed is kept in this tab until it is sent. */
export function SupplierForm({ last, onCancel, onSent }: Props) {
  const { t } = useLingui()
  const tags = useTags('good_business')
  const [pending, setPending] = useState<Record<string, number>>({})
  const form = useEndpointForm(ownSupplierApi.submit, {
    id: 'supplier',
    values: startOf(last),
    toBody: (values) => ({
      ...values,
      products_zh: values.products_zh ?? [],
      products_en: values.products_en ?? [],
      furnaces: values.furnaces ?? [],
      certificates: (values.certificates ?? []).map(
        ({ key: _, ...one }) => one as Form['certificates'][number],
      ),
    }),
    keptAs: 'supplier profile',
    changes: [ownSupplierApi.own],
    onSent,
  })
  // The trade names presses in tonnes: whoever types 800 for a press of 800 t sees at once what it would be.
  const { press_mn: press } = form.values
  const pressHint = press
    ? t`a press of about ${formatCount(Math.round(press * tonnesPerMn))} t`
    : t`1 MN is about 102 t`
  const isUploading = Object.values(pending).some((count) => count > 0)
  return (
    <FormShell {...form.shell}>
      <div className={classes.fields}>
        <TextareaField
          {...form.field('introduction_zh')}
          label={t`Introduction in Chinese`}
          hint={t`One language is enough; readers of the other one see it too.`}
          rows={4}
        />
        <TextareaField {...form.field('introduction_en')} label={t`Introduction in English`} rows={4} />
        <ProductsField
          {...form.field('products_zh')}
          label={t`Products in Chinese`}
          hint={t`Separate them with commas`}
        />
        <ProductsField {...form.field('products_en')} label={t`Products in English`} />
        <MultiField
          {...form.field('tag_ids')}
          label={t`Tags`}
          hint={t`Under which buyers look for you; ten at most`}
          required
          choices={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={form.values.tag_ids.map(String)}
          onChange={(next) => form.set({ tag_ids: (next ?? []).map(Number) })}
        />
        <RegionField {...form.field('region_id')} label={t`Location of the works`} />
      </div>
      <Title order={3} fz="sm" mt="md" mb={6}>
        <Trans>Equipment</Trans>
      </Title>
      <Text size="xs" c="dimmed" mb="xs">
        <Trans>Leave out what you do not have. Buyers filter by these figures.</Trans>
      </Text>
      <div className={classes.equipment}>
        {capabilityFigures.map(({ name, label, unit }) => (
          <NumberField
            key={name}
            {...form.field(name)}
            label={t(label)}
            unit={unit}
            hint={name === 'press_mn' ? pressHint : undefined}
          />
        ))}
      </div>
      <div className={classes.block}>
        <FurnacesField {...form.field('furnaces')} label={t`Heat-treatment furnaces`} />
      </div>
      <div className={classes.block}>
        <CertificatesField
          {...form.field('certificates')}
          label={t`Certificates`}
          hint={t`Everybody sees name, number, issuer and last day until it expires.`}
          onPending={(key, count) => setPending((known) => ({ ...known, [key]: count }))}
        />
      </div>
      <Group justify="flex-end" gap="xs" mt="md">
        {isUploading && (
          <Text size="sm" c="dimmed" mr="auto">
            <Trans>Wait until the files are uploaded</Trans>
          </Text>
        )}
        {onCancel && (
          <Button variant="default" onClick={onCancel} disabled={form.isSending}>
            <Trans>Cancel</Trans>
          </Button>
        )}
        <Button type="submit" loading={form.isSending} disabled={isUploading}>
          <Trans>Submit for review</Trans>
        </Button>
      </Group>
    </FormShell>
  )
}
