import { Fragment, useMemo, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconX } from '@tabler/icons-react'
import { readSearch, type DimRange, type SearchPart } from '#contract/steel/search_reading.ts'
import { shapeNames } from '#contract/steel/spec_line.ts'
import { limitedLine } from '#contract/steel/spec_limits.ts'
import { dimLabels } from '#shared/form/dim_labels.ts'
import { formatNumber } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { FitSelect } from './FitSelect.tsx'
import classes from './SearchParts.module.css'

type Props = {
  keyword: string
  /** Called with the keyword that remains when a part is removed. */
  onKeyword: (rest: string) => void
  /** Shown instead if nothing but words was read. */
  plain?: ReactNode
  /** The most waste in per cent for which stock is listed that the piece can be cut from, where a list has that. */
  fits?: { value: number | undefined; onChange: (value: number | undefined) => void } | undefined
}

/** What the search reads in a keyword, part by part; removing a part removes its words. */
export function SearchParts({ keyword, onKeyword, plain, fits }: Props) {
  const { t } = useLingui()
  const textOf = usePartText()
  const { parts, impliedShape, pieces } = useMemo(() => readSearch(keyword, lang), [keyword])
  const firstSize = parts.findIndex(({ kind }) => kind === 'size')
  if (plain && parts.every(({ kind }) => kind === 'words')) return plain
  return (
    <>
      {parts.map((part, place) => {
        const text = textOf(part)
        return (
          <Fragment key={part.key}>
            {place === firstSize && impliedShape && (
              <span className={classes.implied} title={t`It follows from the sizes`}>
                {shapeNames[impliedShape][lang]}
              </span>
            )}
            <button
              type="button"
              className={classes.part}
              data-kind={part.kind}
              aria-label={t`Remove filter ${text}`}
              // The search box keeps the focus, so that typing can go on.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onKeyword(part.rest)}
            >
              <span className={classes.text}>{text}</span>
              <IconX size={12} aria-hidden />
            </button>
          </Fragment>
        )
      })}
      {fits && pieces.length > 0 && <FitSelect {...fits} />}
      {parts.length === 0 && (
        <span className={classes.implied}>
          <Trans>Nothing to search for in these words</Trans>
        </span>
      )}
    </>
  )
}

function usePartText(): (part: SearchPart) => string {
  const { t } = useLingui()
  const sizeText = ({ name, min, max }: DimRange): string => {
    const label = t(dimLabels[name])
    const [from, to] = [formatNumber(min ?? 0), formatNumber(max ?? 0)]
    if (min === undefined) return t`${label} up to ${to} mm`
    return max === undefined ? t`${label} from ${from} mm` : t`${label} ${from}–${to} mm`
  }
  return (part) => {
    if (part.kind === 'size' || part.kind === 'sizes') {
      const sizes =
        part.kind === 'size'
          ? [sizeText(part.range)]
          : part.pieces.map((piece) => `${shapeNames[piece.shape][lang]} ${limitedLine(piece, lang)}`)
      const { or } = part
      if (or?.grade) sizes.unshift(t`grade ${or.grade}`)
      else if (or) sizes.push(t`text “${or.number}”`)
      return sizes.join(lang === 'zh' ? ' 或 ' : ' or ')
    }
    const { text } = part
    if (part.kind === 'words') return t`Text “${text}”`
    return part.kind === 'ignored' ? t`${text}: not searched for` : text
  }
}
