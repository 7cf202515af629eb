/** Names of the specification tool's inputs, the same for fields and address. */
import { shapes, type Shape } from '#contract/steel/shapes.ts'
import type { toolParameters } from '../address.ts'
import { choiceReader, textReader, type Readers } from '../readers.ts'

export type SpecName = (typeof toolParameters.spec)[number]

/** Maximum characters of text in a link; browsers and chats begin to cut longer ones. */
export const maxLinkText = 1500

const isShape = (text: string | undefined): text is Shape =>
  (shapes as readonly string[]).includes(text ?? '')

/** Reads the chosen shapes from the address, by line number: `2.pipe-5.round`. */
const answers = (text: string): [number: number, shape: string | undefined][] =>
  text
    .split('-')
    .filter(Boolean)
    .map((part) => part.split('.'))
    .map(([number, shape]) => [Number(number), shape])

export const specReaders: Readers<SpecName> = {
  text: textReader(maxLinkText),
  shape: choiceReader(shapes),
  as: (text) =>
    answers(text).every(([number, shape]) => Number.isInteger(number) && isShape(shape)) ? text : undefined,
}

const linesOf = (text: string) => text.split(/\r\n?|[\n\u2028\u2029]/).map((line) => line.trim())

/** Returns the chosen shapes by the text of their lines. */
export function answersByLine(text: string, as: string): Map<string, Shape> {
  const lines = linesOf(text)
  const found = new Map<string, Shape>()
  for (const [number, shape] of answers(as)) {
    const line = lines[number - 1]
    if (line && isShape(shape)) found.set(line, shape)
  }
  return found
}

/** Returns the chosen shapes by line number, for a text that may have changed since; those of missing lines are dropped. */
export function answersByNumber(text: string, chosen: ReadonlyMap<string, Shape>): string {
  const lines = linesOf(text)
  return [...chosen]
    .map(([line, shape]) => ({ at: lines.indexOf(line) + 1, shape }))
    .filter(({ at }) => at > 0)
    .sort((a, b) => a.at - b.at)
    .map(({ at, shape }) => `${at}.${shape}`)
    .join('-')
}
