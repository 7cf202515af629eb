import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import { IconFileText } from '@tabler/icons-react'
import type { FileRef } from '#contract/fields.ts'
import {
  checkHeat,
  limitText,
  writtenValue,
  type CheckedValue,
  type Goods,
} from '#contract/steel/certificate_check.ts'
import type { Heat } from '#contract/steel/heat.ts'
import type { BilingualTexts } from '#features/bulk/index.ts'
import { heatAnchor } from '#features/postings/detail/certificate_path.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { valueLabel } from '#shared/form/heat_values.ts'
import { BilingualText } from '#shared/sheet/BilingualText.tsx'
import classes from './Certificate.module.css'
import { heatLines, inBoth, verdictTexts } from './certificate_lines.ts'
import { SheetLines } from '#shared/sheet/SheetLines.tsx'

type Props = {
  heat: Heat
  /** The certificate file that has these values, if the heat names one. */
  file: FileRef | undefined
  goods: Goods
  texts: BilingualTexts
}

/** One heat: its pieces and tests, and two tables of values against their limits. */
export function HeatTables({ heat, file, goods, texts }: Props) {
  const { chemistry, mechanical } = checkHeat(heat, goods)
  const lines = heatLines(heat, texts)
  const id = heatAnchor(heat.heat_no)
  return (
    <section className={classes.heat} aria-labelledby={id}>
      <h2 id={id} className={classes.subtitle}>
        <BilingualText of={inBoth(texts, msg`Heat`)} /> {heat.heat_no}
      </h2>
      {file && (
        <FileLink address={file.address} size="sm">
          <IconFileText size={16} aria-hidden /> {file.name}
        </FileLink>
      )}
      {lines.length > 0 && <SheetLines lines={lines} className={classes.lines} />}
      <div className={classes.tables}>
        <ValueTable title={msg`Heat analysis in %`} rows={chemistry} texts={texts} />
        <ValueTable title={msg`Mechanical properties`} rows={mechanical} texts={texts} hasUnits />
      </div>
    </section>
  )
}

type TableProps = {
  title: MessageDescriptor
  rows: readonly CheckedValue[]
  texts: BilingualTexts
  hasUnits?: boolean
}

function ValueTable({ title, rows, texts, hasUnits = false }: TableProps) {
  const both = (text: MessageDescriptor) => inBoth(texts, text)
  if (rows.length === 0) return null
  return (
    <table className={classes.table}>
      <caption>
        <BilingualText of={both(title)} />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <BilingualText of={both(msg`Property`)} />
          </th>
          <th scope="col" data-number>
            <BilingualText of={both(msg`Value`)} />
          </th>
          <th scope="col" data-number>
            <BilingualText of={both(msg`Limit`)} />
          </th>
          <th scope="col">
            <BilingualText of={both(msg`Result`)} />
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, value, sign: before, limit, verdict }) => {
          const { symbol, unit } = valueLabel(name)
          const { sign, text } = verdictTexts[verdict]
          return (
            <tr key={name} data-verdict={verdict}>
              <th scope="row">
                {symbol}
                {hasUnits && <small> {unit}</small>}
              </th>
              <td data-number>{writtenValue(value, before)}</td>
              <td data-number>{limitText(limit) || '–'}</td>
              <td>
                <span aria-hidden>{sign}</span> <BilingualText of={both(text)} />
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
