import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type ReactNode } from 'react'
import type { UnusualFigure } from '#contract/postings/unusual_figures.ts'
import type { PostingView } from '../define_view.ts'
import { unusualText } from '../unusual_text.ts'
import type { FormValues } from './form_values.ts'
import { meantValue } from './meant_value.ts'
import type { PostingFormState } from './use_posting_form.ts'

type Props = {
  view: PostingView
  form: Pick<PostingFormState, 'state' | 'asked' | 'setAsked' | 'onEdit'>
  /** Called with the names of the figures once each of them was confirmed. */
  onConfirm: (names: readonly string[]) => void
}

/** Asks about figures of a posting that are far from what is usual. */
export function UnusualDialog({ view, form, onConfirm }: Props) {
  const { t } = useLingui()
  const labels: PostingView['labels'] = view.labels
  const labelOf = (path: string) => {
    const [name = '', at] = path.split('.')
    const label = labels[name] ? t(labels[name]) : name
    return at === undefined ? label : `${label} ${Number(at) + 1}`
  }
  return (
    <UnusualFigures
      asked={form.asked}
      setAsked={form.setAsked}
      values={form.state.values}
      onEdit={form.onEdit}
      labelOf={labelOf}
      submit={<Trans>Submit as confirmed</Trans>}
      onConfirm={onConfirm}
    >
      <Trans>A reviewer sees what you confirm.</Trans>
    </UnusualFigures>
  )
}

type Asking = {
  asked: readonly UnusualFigure[]
  setAsked: (asked: readonly UnusualFigure[]) => void
  values: FormValues
  onEdit: (name: string, value: unknown) => void
  /** The label of the field with this path. */
  labelOf: (path: string) => string
  /** Text of the button that sends the form as it stands. */
  submit: ReactNode
  onConfirm: (names: readonly string[]) => void
  /** Who sees what is confirmed. */
  children?: ReactNode
}

/** Asks about figures that are far from what is usual. Each one is confirmed by itself, or corrected. */
export function UnusualFigures(props: Asking) {
  return props.asked.length > 0 ? <Asked {...props} /> : null
}

function Asked({ asked, setAsked, values, onEdit, labelOf, submit, onConfirm, children }: Asking) {
  const { t } = useLingui()
  const onClose = () => setAsked([])
  const [right, setRight] = useState<readonly string[]>([])
  const isOpen = asked.some(({ name }) => !right.includes(name))
  return (
    <Modal opened onClose={onClose} title={t`Please check these figures`} size={560}>
      <Stack gap="md">
        {asked.map((figure) => {
          const { name } = figure
          const { text, question } = unusualText(figure)
          const change = meantValue(figure, values)
          return (
            <section key={name} aria-label={labelOf(name)}>
              <Text fw={600}>{labelOf(name)}</Text>
              <Text size="sm">{text}</Text>
              {question && (
                <Group gap="xs" mt={4}>
                  <Text size="sm" fw={600}>
                    {question}
                  </Text>
                  {change && (
                    <Button
                      size="compact-sm"
                      variant="light"
                      onClick={() => {
                        onEdit(change.name, change.value)
                        setAsked(asked.filter((one) => one !== figure))
                      }}
                    >
                      <Trans>Yes, correct it</Trans>
                    </Button>
                  )}
                </Group>
              )}
              <Checkbox
                mt="xs"
                label={t`It is right as it stands`}
                aria-label={t`It is right as it stands: ${labelOf(name)}`}
                checked={right.includes(name)}
                onChange={(event) =>
                  setRight(
                    event.currentTarget.checked ? [...right, name] : right.filter((one) => one !== name),
                  )
                }
              />
            </section>
          )
        })}
        {children && (
          <Text size="sm" c="dimmed">
            {children}
          </Text>
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            <Trans>Back to the form</Trans>
          </Button>
          <Button
            disabled={isOpen}
            onClick={() => {
              setAsked([])
              onConfirm(asked.map(({ name }) => name))
            }}
          >
            {submit}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
