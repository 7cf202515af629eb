import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef, type Dispatch } from 'react'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import {
  limitTexts,
  lotText,
  type ParsedSpec,
  type SpecCandidate,
  type SpecLot,
} from '#contract/steel/spec/reading.ts'
import { candidateText } from '#contract/steel/spec_limits.ts'
import { shapeNames, specLine } from '#contract/steel/spec_line.ts'
import { canonicalLine } from '#contract/steel/spec_sheet.ts'
import { ReportReading } from '#features/spec_report/index.ts'
import { formatQuantity } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import type { PostingView } from '../define_view.ts'
import type { FormChange, FormState } from './form_state.ts'
import classes from './PostingForm.module.css'
import type { PostingKindEntry } from '../registry.ts'
import { candidateLine } from './choice_line.ts'
import { PriceQuestion } from './PriceQuestion.tsx'
import type { SpecField } from './spec_merge.ts'
import { useFieldText } from '../use_field_text.ts'

/** The line of one lot: as it would be written alone, or as it stands if something in it is still open. */
function lotLine(parsed: ParsedSpec, lot: SpecLot, place: number): string {
  const canonical = lot.ranges || lot.tolerances ? undefined : canonicalLine(lot)
  return canonical?.[lang] ?? [lot.material, lotText(parsed, place)].filter(Boolean).join(' ')
}

/** Choosing a shape decides between shapes; between two values of a number only the line written anew does. */
function choiceOf(parsed: ParsedSpec, candidate: SpecCandidate): FormChange {
  const isShapeEnough =
    parsed.candidates?.every(({ material }) => material === undefined) &&
    parsed.candidates.filter(({ shape }) => shape === candidate.shape).length === 1
  const text = candidateLine(parsed, candidate, lang)
  return isShapeEnough || text === undefined
    ? { type: 'candidate', shape: candidate.shape }
    : { type: 'spec', text }
}

/** What a line says beside the piece, in the order of the chips. */
const detailFields = [
  'actual_weight_kg',
  'price_amount',
  'tax_included',
  'delivery_terms',
  'heat_no',
  'mill',
  'certificate_type',
  'flaw_detection',
  'flaw_standard',
  'flaw_level',
  'character',
  'surface',
  'region_id',
] as const

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
  // A kind with a range of sizes keeps what the others have no field for.
  const isRange = 'size_to' in entry.definition.fields
  const chips: string[] = []
  const left = parsed ? [...parsed.unread, ...(isRange ? [] : limitTexts(parsed))] : []
  if (parsed?.material) chips.push(`${t(view.labels.material!)} ${parsed.material}`)
  if (has('category_id')) chips.push(`${t(view.labels.category_id!)} ${fieldText('category_id', values)}`)
  if (parsed?.shape && !('dims' in entry.definition.fields)) chips.push(shapeNames[parsed.shape][lang])
  else if (parsed?.shape && !parsed.lots)
    chips.push(`${shapeNames[parsed.shape][lang]} ${specLine(parsed.shape, parsed.dims, lang)}`)
  else if (has('dims')) chips.push(`${shapeNames[shape][lang]} ${specLine(shape, values.dims as Dims, lang)}`)
  if (has('size_from')) chips.push(`${t(view.labels.size_from!)} ${fieldText('size_from', values)}`)
  if (parsed?.deliveryState) chips.push(fieldText('delivery_state', { delivery_state: parsed.deliveryState }))
  if (parsed?.quantity) chips.push(formatQuantity(parsed.quantity, parsed.unit ?? null))
  for (const name of detailFields)
    if (has(name)) chips.push(`${t(view.labels[name]!)} ${fieldText(name, values)}`)
  if (parsed?.place && !has('region_id') && 'region_id' in entry.definition.fields) left.push(parsed.place)
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
            {left.length === 0 ? (
              <span className={classes.muted}>
                <Trans>nothing</Trans>
              </span>
            ) : (
              left.map((part) => (
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
      {parsed && <ReportReading line={state.spec} />}
      {parsed?.lots && (
        <Group gap={8} mt={8} role="group" aria-label={t`Which piece is this posting of?`}>
          <Text size="sm" fw={600}>
            <Trans>The line has several pieces. Which one is this posting of?</Trans>
          </Text>
          {parsed.lots.map((lot, place) => {
            const line = lotLine(parsed, lot, place)
            return (
              <Button
                key={place}
                size="compact-sm"
                variant="default"
                onClick={() => dispatch({ type: 'spec', text: line })}
              >
                {line}
              </Button>
            )
          })}
        </Group>
      )}
      {parsed?.candidates && (
        <Group gap={8} mt={8} role="group" aria-label={t`Which shape is meant?`}>
          <Text size="sm" fw={600}>
            <Trans>Which shape is meant?</Trans>
          </Text>
          {parsed.candidates.map((candidate, place) => (
            <Button
              key={place}
              size="compact-sm"
              variant="default"
              onClick={() => dispatch(choiceOf(parsed, candidate))}
            >
              {candidateText(candidate, lang)}
            </Button>
          ))}
        </Group>
      )}
      {parsed && (
        <PriceQuestion parsed={parsed} onAnswer={(line) => dispatch({ type: 'spec', text: line })} />
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
