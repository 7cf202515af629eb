import { formatCount } from '../i18n/format.ts'

type Props = { of: number | null | undefined; className: string | undefined; text?: string }

/**
 * A number behind a label, with its space. There is none while it is not known, and none for zero: on a first day a row
 * of zeros says nothing. `text` is how it is written, by default in full.
 */
export const Count = ({ of, className, text }: Props) =>
  of ? (
    <>
      {' '}
      <span className={className}>{text ?? formatCount(of)}</span>
    </>
  ) : null
