import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { creditRatings, type CreditRating } from '#contract/enums.ts'
import { tenantAdminApi, type CompanyOverview } from '#contract/tenant.ts'
import { ChoiceField } from '#shared/form/ChoiceField.tsx'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { PresetReasons } from '#shared/form/PresetReasons.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { lang } from '#shared/i18n/language.ts'
import { creditRatingLabels } from '#shared/i18n/labels.ts'
import { affected } from './tenant_calls.ts'

/** The credit rating, and the button that changes it. */
export function RatingSection({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm">{t(creditRatingLabels[company.credit_rating])}</Text>
        <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
          <Trans>Change</Trans>
        </Button>
      </Group>
      {isOpen && <RatingDialog company={company} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Dialog for the rating with its reason; choosing 0 says what a frozen company may not do (docs/COMPANY.md). */
function RatingDialog({ company, onClose }: { company: CompanyOverview; onClose: () => void }) {
  const { t } = useLingui()
  const { credit_rating: before } = company
  const name = (lang === 'en' && company.name_en) || company.name
  const form = useEndpointForm(tenantAdminApi.rate, {
    id: 'rating',
    params: { id: company.id },
    values: { credit_rating: before as CreditRating | null, before, comment: '' },
    toBody: (values) => ({ ...values, credit_rating: values.credit_rating ?? before }),
    keptAs: `rating of company ${company.id}`,
    changes: affected,
    onSent: onClose,
  })
  const { credit_rating: rating } = form.values
  const freezes = rating === 0 && before !== 0
  return (
    <FormDialog
      form={form}
      title={t`Credit rating of ${name}`}
      submitLabel={freezes ? <Trans>Freeze the company</Trans> : <Trans>Save</Trans>}
      {...(freezes && { color: 'red' })}
      onClose={onClose}
    >
      <Stack gap="sm">
        <ChoiceField
          {...form.field('credit_rating')}
          label={t`Credit rating`}
          required
          choices={creditRatings.map((value) => ({ value, label: t(creditRatingLabels[value]) }))}
          onChange={(next) => form.set({ credit_rating: next as CreditRating | null })}
        />
        {freezes && (
          <Alert color="red">
            <Trans>
              A frozen company cannot publish, enquire, quote, join group buys, accept or change what it has
              open, write to others or in the forum, see contact details, or use what its membership gives,
              and nobody can accept its quotes. It is no longer listed as a preferred supplier. Its postings
              stay online: take them down one by one if they must go.
            </Trans>
          </Alert>
        )}
        {rating === 1 && (
          <Text size="sm" c="dimmed">
            <Trans>“Limited” is shown to everybody and forbids nothing.</Trans>
          </Text>
        )}
        <PresetReasons
          asked={{ action: freezes ? 'company_freeze' : 'company_rate' }}
          comment={form.values.comment}
          onChange={(comment) => form.set({ comment })}
        />
        <TextareaField
          {...form.field('comment')}
          label={t`Reason`}
          hint={t`The company reads it, and it is recorded in the audit log.`}
          required
        />
      </Stack>
    </FormDialog>
  )
}
