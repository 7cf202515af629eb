import { Fragment } from 'react'

/** The parts between which a line may end: the steps of a shaft, the sides of a slash, entries of a list. */
const partsOf = (text: string): string[] => text.split(/(?<=[+/;；、])(?=\S)/)

/** A text that wraps between its parts (`φ240×540+φ340×1600`) and never inside a number. */
export const Parts = ({ text }: { text: string }) =>
  partsOf(text).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ))
