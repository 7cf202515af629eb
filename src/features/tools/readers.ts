import { typedNumber } from '#contract/steel/typed_number.ts'
import type { Address } from './address.ts'

/** Reads the text of one field: returns it in the form for the address, or undefined if it cannot be used. */
export type Reader = (text: string) => string | undefined
export type Readers<N extends string> = Readonly<Record<N, Reader>>
/** The texts of the fields, as typed. */
export type Texts<N extends string> = Readonly<Record<N, string>>

/** Limits of a typed number; it must be greater than 0 unless `zero` is set. */
export type Limits = { max: number; decimals: number; zero?: boolean }
export type NumberIssue = 'not_number' | 'not_positive' | 'too_large' | 'decimals'

/** Returns a typed number if it is within its limits, else what is wrong with it; an empty object for an empty field. */
export function readNumber(text: string, limits: Limits): { value?: number; issue?: NumberIssue } {
  if (text.trim() === '') return {}
  const value = typedNumber(text)
  if (value === undefined) return { issue: 'not_number' }
  if (value < 0 || (value === 0 && !limits.zero)) return { issue: 'not_positive' }
  if (value > limits.max) return { issue: 'too_large' }
  if (Number(value.toFixed(limits.decimals)) !== value) return { issue: 'decimals' }
  return { value }
}

export const numberReader =
  (limits: Limits): Reader =>
  (text) => {
    const { value } = readNumber(text, limits)
    return value === undefined ? undefined : String(value)
  }

export const choiceReader =
  (choices: readonly string[]): Reader =>
  (text) =>
    choices.find((choice) => choice === text)

export const textReader =
  (max: number): Reader =>
  (text) =>
    text.length <= max ? text : undefined

const entriesOf = <N extends string>(readers: Readers<N>) => Object.entries(readers) as [N, Reader][]

/** Returns the texts of the fields from an address, and the parameters that could not be used, whose fields stay empty. */
export function readAddress<N extends string>(
  address: Address<N>,
  readers: Readers<N>,
): { texts: Texts<N>; rejected: { name: N; text: string }[] } {
  const texts = {} as Record<N, string>
  const rejected: { name: N; text: string }[] = []
  for (const [name, read] of entriesOf(readers)) {
    const text = address[name]?.[0]
    const usable = text === undefined ? undefined : read(text)
    texts[name] = usable ?? ''
    if (text !== undefined && usable === undefined) rejected.push({ name, text })
  }
  return { texts, rejected }
}

/** Returns the address for the texts of the fields, without those that cannot be used. */
export function writeAddress<N extends string>(texts: Texts<N>, readers: Readers<N>): Address<N> {
  const address: { [K in N]?: string[] } = {}
  for (const [name, read] of entriesOf(readers)) {
    const usable = texts[name].trim() === '' ? undefined : read(texts[name])
    if (usable) address[name] = [usable]
  }
  return address
}
