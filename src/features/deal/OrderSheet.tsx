import { Group, Paper } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'
import type { Deal } from '#contract/deal.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import type { BilingualTexts } from '#features/bulk/index.ts'
import { BilingualText } from '#shared/sheet/BilingualText.tsx'
import type { Bilingual, SheetLine } from '#shared/sheet/bilingual.ts'
import { PrintButton } from '#shared/sheet/PrintButton.tsx'
import { SheetLines } from '#shared/sheet/SheetLines.tsx'
import classes from './Deals.module.css'
import { agreedLines, bilingual, contactText, deviationLines, specificationLines } from './sheet_lines.ts'

/** Formats a date like `2026-12-22` in China's time zone, so that both sides print the same date. */
const chinaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

type Props = { deal: Deal; texts: BilingualTexts; regions: RegionIndex }

/** The order sheet of a deal in both languages, with the contact of the other side. */
export function OrderSheet({ deal, texts, regions }: Props) {
  const both = (text: MessageDescriptor) => bilingual(texts, text)
  const { own, company, contact, side, message, answer } = deal
  const [seller, buyer] = side === 'seller' ? [own, company] : [company, own]
  const context = { texts, regions }
  const parties: SheetLine[] = [
    { name: 'seller', label: both(msg`Seller`), text: seller.name },
    { name: 'buyer', label: both(msg`Buyer`), text: buyer.name },
    {
      name: 'contact',
      label: both(side === 'seller' ? msg`Contact of the buyer` : msg`Contact of the seller`),
      text: contactText(contact, texts),
    },
  ]
  const words: SheetLine[] = [
    ...(message
      ? [{ name: 'message', label: both(msg`As asked or quoted`), text: { zh: message, en: message } }]
      : []),
    ...(answer ? [{ name: 'answer', label: both(msg`Answer`), text: { zh: answer, en: answer } }] : []),
  ]
  return (
    <Paper
      withBorder
      component="article"
      className={classes.sheet}
      aria-labelledby="order-sheet"
      data-prints-alone
    >
      <Group justify="space-between" align="start" wrap="nowrap" className={classes.head}>
        <div>
          <h1 id="order-sheet" className={classes.title}>
            <BilingualText of={both(msg`Order sheet`)} />
          </h1>
          <div className={classes.small}>
            {deal.posting_code} · {chinaDay.format(new Date(deal.agreed_time))}
          </div>
        </div>
        <PrintButton className={classes.print} />
      </Group>
      <Block title={both(msg`Parties`)} lines={parties} />
      <Block title={both(msg`Agreed`)} lines={agreedLines(deal, context)} />
      <Block title={both(msg`Agreed otherwise than asked`)} lines={deviationLines(deal, context)} />
      <Block title={both(msg`Specification`)} lines={specificationLines(deal, context)} />
      <Block title={both(msg`In words`)} lines={words} />
      <div className={classes.sign}>
        <span>
          <BilingualText of={both(msg`Seller’s signature, date`)} />
        </span>
        <span>
          <BilingualText of={both(msg`Buyer’s signature, date`)} />
        </span>
      </div>
    </Paper>
  )
}

function Block({ title, lines }: { title: Bilingual; lines: readonly SheetLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className={classes.block}>
      <h2 className={classes.subtitle}>
        <BilingualText of={title} />
      </h2>
      <SheetLines lines={lines} className={classes.lines} />
    </section>
  )
}
