import { Button, Group, Text, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState, type FormEvent } from 'react'
import type { Dims, Shape } from '#contract/steel/shapes.ts'
import { candidateText } from '#contract/steel/spec_limits.ts'
import { limitTexts, type ParsedSpec } from '#contract/steel/spec/reading.ts'
import { parseSpec } from '#contract/steel/spec_parser.ts'
import { lang } from '#shared/i18n/language.ts'
import type { Tool } from '../use_tool.ts'
import { pieceTexts } from './piece_texts.ts'
import classes from './Weight.module.css'
import type { WeightName } from './weight_inputs.ts'

/** Line that fills the calculator on Enter; if its shape is ambiguous, the person is asked. */
export function SpecFill({ set }: { set: Tool<WeightName>['set'] }) {
  const { t } = useLingui()
  const [line, setLine] = useState('')
  const [asked, setAsked] = useState<ParsedSpec>()
  const [message, setMessage] = useState<string>()

  const change = (text: string) => {
    setLine(text)
    setAsked(undefined)
    setMessage(undefined)
  }
  const fill = (parsed: ParsedSpec, shape: Shape, dims: Dims) => {
    set(pieceTexts({ ...parsed, shape, dims }))
    setAsked(undefined)
    const unread = [...parsed.unread, ...limitTexts(parsed)].join(' · ')
    setMessage(unread ? t`Filled in. Not read: ${unread}` : t`Filled in.`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const parsed = parseSpec(line)
    const { shape, dims, candidates } = parsed
    if (parsed.lots) setMessage(t`This line has several pieces. Enter them one by one.`)
    else if (shape && shape !== 'drawing') fill(parsed, shape, dims)
    else if (candidates) setAsked(parsed)
    else setMessage(t`No dimensions were found in this line.`)
  }
  return (
    <form className={classes.fill} onSubmit={submit}>
      <TextInput
        id="line"
        aria-label={t`Specification line`}
        placeholder={t`Type or paste a line, e.g. 42CrMo φ320*6150 2 bars, and press Enter`}
        value={line}
        onChange={(event) => change(event.currentTarget.value)}
        maxLength={1000}
        autoComplete="off"
        spellCheck={false}
      />
      <Button type="submit" variant="default" disabled={line.trim() === ''}>
        <Trans>Fill in</Trans>
      </Button>
      {asked?.candidates && (
        <Group gap={8} role="group" aria-label={t`Which shape is meant?`} className={classes.fillNote}>
          <Text size="sm" fw={600}>
            <Trans>Which shape is meant?</Trans>
          </Text>
          {asked.candidates.map((one, place) => (
            <Button
              key={place}
              size="compact-sm"
              variant="default"
              onClick={() => fill({ ...asked, ...one }, one.shape, one.dims)}
            >
              {candidateText(one, lang)}
            </Button>
          ))}
        </Group>
      )}
      <Text size="sm" role="status" className={classes.fillNote}>
        {message}
      </Text>
    </form>
  )
}
