import { Button, Group, Paper } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { IconPrinter } from '@tabler/icons-react'
import type { MessageDescriptor } from '@lingui/core'
import type { Deal } from '#contract/deal.ts'
import type { RegionIndex } from '#contract/reference/regions.ts'
import type { BilingualTexts } from '../bulk/bilingual_texts.ts'
import classes from './Deals.module.css'
import {
  agreedLines,
  bothOf,
  deviationLines,
  specificationLines,
  type Both,
  type SheetLine,
} from './sheet_lines.ts'

/** `2026-12-22`, one date on paper for both sides. */
const chinaDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' })

type Props = { deal: Deal; texts: BilingualTexts; regions: RegionIndex }

/** What was agreed on one sheet of paper in both languages, with the contact of the other side. */
export function OrderSheet({ deal, texts, regions }: Props) {
  const both = (text: MessageDescriptor) => bothOf(texts, text)
  const { own, company, contact, side, message, answer } = deal
  const [seller, buyer] = side === 'seller' ? [own, company] : [company, own]
  const context = { texts, regions }
  const reach = [contact.name, contact.mobile, contact.email].filter(Boolean).join(' · ')
  const parties: SheetLine[] = [
    { name: 'seller', label: both(msg`Seller`), text: seller.name },
    { name: 'buyer', label: both(msg`Buyer`), text: buyer.name },
    {
      name: 'contact',
      label: both(side === 'seller' ? msg`Contact of the buyer` : msg`Contact of the seller`),
      text: reach ? { zh: reach, en: reach } : both(msg`No contact given`),
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
            <Twice of={both(msg`Order sheet`)} />
          </h1>
          <div className={classes.small}>
            {deal.posting_code} · {chinaDay.format(new Date(deal.agreed_time))}
          </div>
        </div>
        <Button
          className={classes.print}
          variant="default"
          leftSection={<IconPrinter size={16} aria-hidden />}
          onClick={() => print()}
        >
          <Trans>Print</Trans>
        </Button>
      </Group>
      <Block title={both(msg`Parties`)} lines={parties} />
      <Block title={both(msg`Agreed`)} lines={agreedLines(deal, context)} />
      <Block title={both(msg`Agreed otherwise than asked`)} lines={deviationLines(deal, context)} />
      <Block title={both(msg`Specification`)} lines={specificationLines(deal, context)} />
      <Block title={both(msg`In words`)} lines={words} />
      <div className={classes.sign}>
        <span>
          <Twice of={both(msg`Seller’s signature, date`)} />
        </span>
        <span>
          <Twice of={both(msg`Buyer’s signature, date`)} />
        </span>
      </div>
    </Paper>
  )
}

function Block({ title, lines }: { title: Both; lines: readonly SheetLine[] }) {
  if (lines.length === 0) return null
  return (
    <section className={classes.block}>
      <h2 className={classes.subtitle}>
        <Twice of={title} />
      </h2>
      <table className={classes.lines}>
        <tbody>
          {lines.map(({ name, label, text }) => (
            <tr key={name}>
              <th scope="row">
                <Twice of={label} />
              </th>
              <td>
                <Twice of={text} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** A text in both languages; once where both are the same. */
function Twice({ of: { zh, en } }: { of: Both }) {
  if (zh === en) return <span className={classes.same}>{zh}</span>
  return (
    <>
      <span lang="zh-CN">{zh}</span> <span lang="en">{en}</span>
    </>
  )
}
