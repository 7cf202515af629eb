import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { companyContactApi, type OwnContact } from '#contract/company_contact.ts'
import { query } from '#shared/api/query.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { TextField } from '#shared/form/TextField.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { ErrorPanel } from '#shared/ui/ErrorPanel.tsx'
import { Fact, Facts } from '#shared/ui/Facts.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { RowsSkeleton } from '#shared/ui/Skeletons.tsx'
import classes from './CompanyContact.module.css'

/** Whom other companies reach, and the button with which the main account changes it (SPEC 1.25). */
export function CompanyContact() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { data, error, refetch } = useQuery(query(companyContactApi.own, {}))
  return (
    <Paper withBorder className={classes.panel} component="section" aria-label={t`Contact person`}>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h5">
          <Trans>Contact person</Trans>
        </Title>
        {data?.can.change && (
          <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
            <Trans>Change</Trans>
          </Button>
        )}
      </Group>
      {data ? (
        <ContactFacts contact={data} />
      ) : error ? (
        <ErrorPanel error={error} retry={() => void refetch()} />
      ) : (
        <RowsSkeleton rows={2} height={22} />
      )}
      <Text size="xs" c="dimmed" mt="xs">
        <Trans>
          Companies that you have made a deal with see this, and so do gold members.{' '}
          <AnchorLink to="/backend/contact_views" size="xs" underline="always">
            See who looked
          </AnchorLink>
        </Trans>
      </Text>
      {isOpen && data && <ContactDialog contact={data} onClose={() => setOpen(false)} />}
    </Paper>
  )
}

function ContactFacts({ contact }: { contact: OwnContact }) {
  const { t } = useLingui()
  const { contact_name: name, contact_name_en: english } = contact
  return (
    <Facts>
      <Fact label={t({ message: 'Name', context: 'person' })}>{name || '–'}</Fact>
      {english && <Fact label={t({ message: 'Name in English', context: 'person' })}>{english}</Fact>}
      <Fact label={t`Mobile number`}>{contact.contact_mobile ?? '–'}</Fact>
      <Fact label={t`E-mail`}>{contact.contact_email ?? '–'}</Fact>
    </Facts>
  )
}

function ContactDialog({ contact, onClose }: { contact: OwnContact; onClose: () => void }) {
  const { t } = useLingui()
  const form = useEndpointForm(companyContactApi.change, {
    id: 'contact-person',
    values: {
      contact_name: contact.contact_name,
      contact_name_en: contact.contact_name_en ?? '',
      contact_mobile: contact.contact_mobile ?? '',
      contact_email: contact.contact_email ?? '',
    },
    keptAs: 'contact person',
    changes: [companyContactApi.own],
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={t`Contact person`} submitLabel={<Trans>Save</Trans>} onClose={onClose}>
      <Stack gap="sm">
        <TextField
          {...form.field('contact_name')}
          label={t({ message: 'Name', context: 'person' })}
          required
        />
        <TextField
          {...form.field('contact_name_en')}
          label={t({ message: 'Name in English', context: 'person' })}
          hint={t`What readers of the English pages see`}
        />
        <TextField {...form.field('contact_mobile')} label={t`Mobile number`} />
        <TextField {...form.field('contact_email')} label={t`E-mail`} />
      </Stack>
    </FormDialog>
  )
}
