import { SegmentedControl, Table, Text, TextInput } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { deviationAnswers } from '#contract/quote.ts'
import type { FieldErrors } from '#contract/validation.ts'
import { deviationLabels } from './labels.ts'
import classes from './Quote.module.css'
import { deviatingFields, type Offer, type QuoteValues } from './quote_values.ts'
import type { AskedField } from './use_asked_fields.ts'

const choices = ['comply', ...deviationAnswers] as const
type Choice = (typeof choices)[number]

type Props = {
  rows: readonly AskedField[]
  values: QuoteValues
  errors: FieldErrors
  onChange: (deviations: QuoteValues['deviations']) => void
}

/** Table of what the request asks for; on each line the supplier says whether the offer complies, and if not, what is offered. */
export function DeviationTable({ rows, values, errors, onChange }: Props) {
  const { t } = useLingui()
  const { deviations } = values
  // Error paths name a deviation by its index in the body.
  const places = deviatingFields(
    values,
    rows.map(({ field }) => field),
  )
  const set = (field: string, offer: Offer | null) => {
    const { [field]: _, ...others } = deviations
    onChange(offer ? { ...others, [field]: offer } : others)
  }
  const count = rows.filter(({ field }) => field in deviations).length
  if (rows.length === 0) return null
  return (
    <section aria-label={t`Compared with the request`}>
      <div className={classes.head}>
        <Text fw={600}>
          <Trans>Compared with the request</Trans>
        </Text>
        <Text size="sm" c="dimmed" role="status">
          {count === 0
            ? t`Complies in everything`
            : t`${plural(count, { one: '# difference', other: '# differences' })}`}
        </Text>
      </div>
      <Table className={classes.deviations} verticalSpacing={6}>
        <Table.Tbody>
          {rows.map(({ field, label, text }) => {
            const given = deviations[field]
            const path = `deviations.${places.indexOf(field)}`
            const error = errors[`${path}.offer`] ?? errors[path]
            return (
              <Table.Tr key={field} data-differs={given !== undefined || undefined}>
                <Table.Th scope="row">{label}</Table.Th>
                <Table.Td>
                  {text}
                  {given && (
                    <TextInput
                      id={`quote-${path}`}
                      size="sm"
                      mt={4}
                      aria-label={t`What you offer for ${label}`}
                      placeholder={t`What you offer instead`}
                      maxLength={200}
                      value={given.offer ?? ''}
                      onChange={(event) => set(field, { ...given, offer: event.currentTarget.value || null })}
                      error={error}
                    />
                  )}
                </Table.Td>
                <Table.Td className={classes.choice}>
                  <SegmentedControl
                    size="xs"
                    aria-label={label}
                    data={choices.map((value) => ({ value, label: t(deviationLabels[value]) }))}
                    value={given?.answer ?? 'comply'}
                    onChange={(next) => {
                      const answer = next as Choice
                      set(field, answer === 'comply' ? null : { answer, offer: given?.offer ?? null })
                    }}
                  />
                </Table.Td>
              </Table.Tr>
            )
          })}
        </Table.Tbody>
      </Table>
    </section>
  )
}
