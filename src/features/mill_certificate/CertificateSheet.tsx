import { Group, Paper } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { PostingDetail } from '#contract/postings/views.ts'
import { compositionOf, mechanicalOf, type Goods } from '#contract/steel/certificate_check.ts'
import type { BilingualTexts } from '#features/bulk/index.ts'
import { detailValues } from '#features/postings/detail/detail_values.ts'
import { useLightPrint } from '#shared/ui/use_light_print.ts'
import { BilingualText } from '#shared/sheet/BilingualText.tsx'
import classes from './Certificate.module.css'
import { CertificateFiles } from './CertificateFiles.tsx'
import { headLines, inBoth } from './certificate_lines.ts'
import { HeatTables } from './HeatTables.tsx'
import { SheetLines } from '#shared/sheet/SheetLines.tsx'
import type { Bilingual } from '#shared/sheet/bilingual.ts'
import { PrintButton } from '#shared/sheet/PrintButton.tsx'

type Props = { posting: PostingDetail; texts: BilingualTexts }

/** The certificate in both languages: the file, and beside it the values of each heat against the grade's limits. */
export function CertificateSheet({ posting, texts }: Props) {
  useLightPrint()
  const both = (text: MessageDescriptor) => inBoth(texts, text)
  const { certificate_files: files = [], heats = [] } = detailValues(posting.values)
  return (
    <Paper
      withBorder
      component="article"
      className={classes.sheet}
      aria-labelledby="certificate"
      data-prints-alone
    >
      <Group justify="space-between" align="start" wrap="nowrap">
        <div>
          <h1 id="certificate" className={classes.title}>
            <BilingualText of={both(msg`Mill certificate`)} />
          </h1>
          <div className={classes.small}>{posting.code}</div>
        </div>
        <PrintButton className={classes.print} />
      </Group>
      <div className={classes.columns}>
        <CertificateFiles files={files} heats={heats} texts={texts} />
        <div className={classes.values}>
          <SheetLines lines={headLines(posting, texts)} className={classes.lines} />
          {heats.map((heat) => (
            <HeatTables
              key={heat.heat_no}
              heat={heat}
              file={files.find(({ name }) => name === heat.file)}
              goods={posting.values as Goods}
              texts={texts}
            />
          ))}
          {heats.length === 0 && (
            <p className={classes.small}>
              <BilingualText of={both(msg`The seller has not entered the values of the certificate.`)} />
            </p>
          )}
          {heats.length > 0 && <Notes goods={posting.values as Goods} texts={texts} />}
        </div>
      </div>
    </Paper>
  )
}

/** Where the limits come from, or that there are none on file. */
function Notes({ goods, texts }: { goods: Goods; texts: BilingualTexts }) {
  const both = (text: MessageDescriptor) => inBoth(texts, text)
  const composition = compositionOf(goods.material)?.source
  const strength = mechanicalOf(goods)
  const range = strength && `${strength.source}, ${strength.over}–${strength.to} mm`
  const notes: Bilingual[] = [
    composition
      ? both(
          msg`Chemistry: limits of the heat analysis by ${composition}, without tolerances of a product analysis.`,
        )
      : both(msg`Chemistry: no limits on file for this grade.`),
    range
      ? both(msg`Mechanical properties: limits by ${range}.`)
      : both(msg`Mechanical properties: no limits on file for this grade, condition and thickness.`),
    both(msg`Values are compared as they are written. The seller entered them; the file is what counts.`),
  ]
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note.en}>
          <BilingualText of={note} />
        </li>
      ))}
    </ul>
  )
}
