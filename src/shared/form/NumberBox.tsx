import { TextInput, type TextInputProps } from '@mantine/core'
import { useState } from 'react'
import { fieldIssues } from '#contract/field_issues.ts'
import { lang } from '../i18n/language.ts'
import { groupDigits, readDigits } from './read_number.ts'

type Props = Omit<TextInputProps, 'value' | 'onChange' | 'onFocus' | 'onBlur'> & {
  value: number | null | undefined
  onChange: (value: number | null) => void
}

/**
 * An input for a number. What was typed stays as it is, also if it is no number: it is then marked, and the form gets
 * the text as its value, which the schema refuses (`numberIn`).
 */
export function NumberBox({ value = null, onChange, error, ...props }: Props) {
  const [isTyping, setTyping] = useState(false)
  // With the value that the text stands for: another value comes from outside and replaces the text.
  const [typed, setTyped] = useState({ text: '', value: null as number | null })
  const given = String(value ?? '')
  const text = Object.is(typed.value, value) ? typed.text : groupDigits(readDigits(given) ?? given)
  const type = (next: string) => {
    const read = readDigits(next)
    // The text itself is kept and stored in place of the number, as it would be in any other field.
    const meant = read === undefined ? ((next.trim() || null) as number | null) : Number(read)
    setTyped({ text: next, value: meant })
    onChange(meant)
  }
  const leave = () => {
    setTyping(false)
    const read = readDigits(text)
    if (read !== undefined) setTyped({ text: groupDigits(read), value })
  }
  const isNumber = value === null || typeof value === 'number'
  return (
    <TextInput
      inputMode="decimal"
      autoComplete="off"
      spellCheck={false}
      {...props}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
      onFocus={() => setTyping(true)}
      onBlur={leave}
      error={error ?? (isNumber || isTyping ? undefined : fieldIssues.number_expected[lang])}
    />
  )
}
