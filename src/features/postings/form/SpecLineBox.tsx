import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { formatQuantity } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { PostingView } from '../define_view.ts'
import type { FormChange, FormState } from './form_state.ts'
import classes from './PostingForm.module.css'
import type { PostingKindEntry } from '../registry.ts'
import type { SpecField } from './spec_merge.ts'
import { useFieldText } from '../use_field_text.ts'

type Props = {
  entry: PostingKindEntry
  state: FormState
  dispatch: Dispatch<FormChange>
  /** The form has just been opened empty, so the line gets the focus. */
  isFirst: boolean
}

/** One line, typed or pasted, that fills the form. Shows what was read, what was not, and what the person has to decide. */
export function SpecLineBox({ entry, state, dispatch, isFirst }: Props) {
  const { t } = useLingui()
  const input = useRef<HTMLInputElement>(null)
  const begin = useEffectEvent(() => {
    if (isFirst) input.current?.focus({ preventScroll: true })
  })
  useEffect(() => begin(), [])
  const fieldText = useFieldText(entry)
  const view = entry.view as PostingView
  const { parsed, keptByHand, values, filled } = state
  const has = (name: SpecField) => filled.has(name)
  const shape = values.shape as Shape
  const chips: string[] = []
  if (parsed?.material) chips.push(`${t(view.labels.material!)} ${parsed.material}`)
  if (has('category_id')) chips.push(`${t(view.labels.category_id!)} ${fieldText('category_id', values)}`)
  if (parsed?.shape && !('dims' in entry.definition.fields)) chips.push(shapeNames[parsed.shape][lang])
  else if (parsed?.shape)
    chips.push(`${shapeNames[parsed.shape][lang]} ${specLine(parsed.shape, parsed.dims, lang)}`)
  else if (has('dims')) chips.push(`${shapeNames[shape][lang]} ${specLine(shape, values.dims as Dims, lang)}`)
  if (has('size_from')) chips.push(`${t(view.labels.size_from!)} ${fieldText('size_from', values)}`)
  if (parsed?.deliveryState) chips.push(fieldText('delivery_state', { delivery_state: parsed.deliveryState }))
  if (parsed?.quantity) chips.push(formatQuantity(parsed.quantity, parsed.unit ?? null))
  return (
    <div className={classes.spec}>
      <TextInput
        id="spec-line"
        ref={input}
        label={t`Type or paste one line and the form fills itself`}
        placeholder={t`e.g. 42CrMo forged round φ320*6150 Q+T 2 bars`}
        variant="unstyled"
        classNames={{ input: classes.specInput }}
        styles={{ label: { fontWeight: 400 } }}
        value={state.spec}
        maxLength={1000}
        onChange={(event) => dispatch({ type: 'spec', text: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault()
        }}
        autoComplete="off"
        spellCheck={false}
      />
      <div className={classes.chips} aria-live="polite">
        {parsed && state.spec.trim() !== '' ? (
          <>
            <span className={classes.muted}>
              <Trans>Read:</Trans>
            </span>
            {chips.map((chip) => (
              <span key={chip} className={classes.chip}>
                {chip}
              </span>
            ))}
            {chips.length === 0 && (
              <span className={classes.muted}>
                <Trans>nothing yet</Trans>
              </span>
            )}
            <span className={classes.muted}>
              <Trans>Not read:</Trans>
            </span>
            {parsed.unread.length === 0 ? (
              <span className={classes.muted}>
                <Trans>nothing</Trans>
              </span>
            ) : (
              parsed.unread.map((part) => (
                <span key={part} className={classes.unread}>
                  {part}
                </span>
              ))
            )}
          </>
        ) : (
          <span className={classes.muted}>
            <Trans>Grade, shape, dimensions, delivery condition and quantity, in any order</Trans>
          </span>
        )}
      </div>
      {parsed?.candidates && (
        <Group gap={8} mt={8} role="group" aria-label={t`Which shape is meant?`}>
          <Text size="sm" fw={600}>
            <Trans>Which shape is meant?</Trans>
          </Text>
          {parsed.candidates.map((candidate) => (
            <Button
              key={candidate.shape}
              size="compact-sm"
              variant="default"
              onClick={() => dispatch({ type: 'candidate', shape: candidate.shape })}
            >
              {shapeNames[candidate.shape][lang]} {specLine(candidate.shape, candidate.dims, lang)}
            </Button>
          ))}
        </Group>
      )}
      {keptByHand.length > 0 && (
        <Group gap={8} mt={8} role="status">
          <Text size="sm">
            <Trans>Entered by hand, not changed:</Trans>
          </Text>
          {keptByHand.map(({ name, read }) => {
            const label = t(view.labels[name]!)
            const current = fieldText(name, values)
            const found = fieldText(name, { ...values, ...state.parsed, [name]: read })
            return (
              <Text key={name} size="sm" span>
                {label} {current}{' '}
                <Anchor
                  component="button"
                  type="button"
                  size="sm"
                  onClick={() => dispatch({ type: 'takeRead', names: [name] })}
                >
                  {t`use ${found}`}
                </Anchor>
              </Text>
            )
          })}
          {keptByHand.length > 1 && (
            <Button
              size="compact-sm"
              variant="light"
              onClick={() => dispatch({ type: 'takeRead', names: keptByHand.map((one) => one.name) })}
            >
              <Trans>Use all that was read</Trans>
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}
