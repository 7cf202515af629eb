import { Button, Fieldset, Group, Input } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { FileRef } from '#contract/fields.ts'
import { supplierLimits } from '#contract/good_business.ts'
import { DateField } from '#shared/form/DateField.tsx'
import { FilesField } from '#shared/form/FilesField.tsx'
import { errorsOf } from '#shared/form/show_field_errors.ts'
import { TextField } from '#shared/form/TextField.tsx'
import { inputProps, type WidgetProps } from '#shared/form/widget_props.ts'
import classes from './GoodBusiness.module.css'

/** A certificate while it is being filled in; `key` keeps its uploads when another one is removed. */
export type TypedCertificate = {
  key: string
  name: string
  number: string
  issuer: string
  expires_on: string | null
  files: FileRef[]
}

type Props = WidgetProps<TypedCertificate[]> & {
  /** Called with the number of files of a certificate that are being uploaded. */
  onPending: (key: string, count: number) => void
}

/** Certificates, each with its number, issuer, last day and scan. */
export function CertificatesField(props: Props) {
  const { id, value, onChange, onPending, label, inner = {} } = props
  const { t } = useLingui()
  const rows = value ?? []
  const emit = (next: TypedCertificate[]) => onChange(next.length > 0 ? next : null)
  const set = (key: string, change: Partial<TypedCertificate>) =>
    emit(rows.map((row) => (row.key === key ? { ...row, ...change } : row)))
  return (
    <Input.Wrapper {...inputProps(props)} id={undefined} labelElement="div">
      <div id={id} tabIndex={-1} role="group" aria-label={label}>
        {rows.map(({ key, name, number, issuer, expires_on: day, files }, at) => {
          const fieldOf = (field: string) => ({
            id: `${id}.${at}.${field}`,
            ...errorsOf(inner, `${at}.${field}`),
          })
          return (
            <Fieldset key={key} mb="sm" legend={t`Certificate ${at + 1}`} variant="default">
              <div className={classes.fields}>
                <TextField
                  {...fieldOf('name')}
                  label={t`Name of the certificate`}
                  required
                  suggested={suggested}
                  value={name}
                  onChange={(next) => set(key, { name: next ?? '' })}
                />
                <TextField
                  {...fieldOf('number')}
                  label={t`Certificate no.`}
                  required
                  value={number}
                  onChange={(next) => set(key, { number: next ?? '' })}
                />
                <TextField
                  {...fieldOf('issuer')}
                  label={t`Issued by`}
                  required
                  value={issuer}
                  onChange={(next) => set(key, { issuer: next ?? '' })}
                />
                <DateField
                  {...fieldOf('expires_on')}
                  label={t`Valid until`}
                  required
                  value={day}
                  onChange={(next) => set(key, { expires_on: next })}
                />
                <div className={classes.wide}>
                  <FilesField
                    {...fieldOf('files')}
                    label={t`Scan`}
                    hint={t`Only your company and the operators of the market see it.`}
                    required
                    allowed={['image', 'pdf']}
                    usage="certificate"
                    value={files}
                    onChange={(next) => set(key, { files: next ?? [] })}
                    onPending={(count) => onPending(key, count)}
                  />
                </div>
              </div>
              <Group justify="flex-end">
                <Button
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                  leftSection={<IconTrash size={14} />}
                  onClick={() => emit(rows.filter((row) => row.key !== key))}
                >
                  <Trans>Remove certificate {at + 1}</Trans>
                </Button>
              </Group>
            </Fieldset>
          )
        })}
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconPlus size={14} />}
          disabled={rows.length >= supplierLimits.certificates}
          onClick={() =>
            emit([
              ...rows,
              { key: crypto.randomUUID(), name: '', number: '', issuer: '', expires_on: null, files: [] },
            ])
          }
        >
          <Trans>Add a certificate</Trans>
        </Button>
      </div>
    </Input.Wrapper>
  )
}

/** Certificates that buyers of forgings ask for most. */
const suggested = [
  'ISO 9001',
  'ISO 14001',
  'ISO 45001',
  'IATF 16949',
  'PED 2014/68/EU',
  'AD 2000-W0',
  'API 6A',
  'CCS',
  'DNV',
  'LR',
  'BV',
  'ABS',
]
