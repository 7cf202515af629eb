import { Badge, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { quoteApi, Quote } from '#contract/quote.ts'
import type { Reply } from '#contract/endpoint.ts'
import { CertifiedBadge } from '#features/company/index.ts'
import { ConversationButton } from '#features/conversation/index.ts'
import { useOptionText } from '#features/postings/index.ts'
import { DealLink } from '#features/deal/index.ts'
import { FileLink } from '#shared/ui/FileLink.tsx'
import { formatAge, formatDate, formatMoney, formatPrice } from '#shared/i18n/format.ts'
import { deviationLabels, formatAsked, quoteStateColors, quoteStateLabel } from './labels.ts'
import { bestOf, sortedQuotes, isOpen } from './matrix_order.ts'
import entries from '#shared/ui/Entries.module.css'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import classes from './Quote.module.css'
import type { MatrixSort } from './quote_search.ts'
import { QuoteAnswers } from './QuoteAnswers.tsx'
import { QuotedPrice } from './QuotedPrice.tsx'
import { figuresOf } from './quote_values.ts'
import { useAskedFields } from './use_asked_fields.ts'

type Matrix = Reply<typeof quoteApi.matrix>
type Props = { matrix: Matrix; sort: MatrixSort; isOnlyDifferent: boolean }

/** One line of the comparison: its label, and its cell for each quote. */
type Line = {
  name: string
  label: ReactNode
  cell: (quote: Quote) => ReactNode
  best?: ReadonlySet<number>
  differs?: (quote: Quote) => boolean
}

/** Table that compares quotes: one column per quote, one line per fact; the labels stay visible while the columns scroll. */
export function MatrixTable({ matrix, sort, isOnlyDifferent }: Props) {
  const { t } = useLingui()
  const option = useOptionText()
  const { posting, asked, values } = matrix
  const fields = useAskedFields(posting.kind, values)
  const quotes = sortedQuotes(matrix.quotes, sort)
  const needed = values['needed_by'] as string | null | undefined
  const offerOf = (quote: Quote, field: string) => quote.deviations.find((one) => one.field === field)

  const figures: Line[] = [
    {
      name: 'price',
      label: <Trans>Price per tonne, incl. 13% VAT</Trans>,
      best: bestOf(quotes, 'price'),
      cell: (quote) => (
        <div className={entries.what}>
          <QuotedPrice quote={quote} />
          {quote.earlier.length > 0 && <EarlierPrice quote={quote} />}
        </div>
      ),
    },
    {
      name: 'quantity',
      label: <Trans>Quantity</Trans>,
      cell: (quote) => (
        <>
          <b>{formatAsked(quote.quantity, asked.unit)}</b>
          {quote.agreed_quantity !== null && (
            <div className={classes.small}>
              <Trans>{formatAsked(quote.agreed_quantity, asked.unit)} agreed</Trans>
            </div>
          )}
        </>
      ),
    },
    {
      name: 'total',
      label: <Trans>Total, about, incl. 13% VAT</Trans>,
      cell: (quote) => {
        const { total } = figuresOf(quote, asked)
        return total === null ? '–' : formatMoney(Math.round(total))
      },
    },
    {
      name: 'delivery',
      label: (
        <>
          <Trans>Delivery date</Trans>
          {needed && (
            <span className={classes.asked}>
              <Trans>Needed by {formatDate(needed)}</Trans>
            </span>
          )}
        </>
      ),
      best: bestOf(quotes, 'delivery'),
      differs: (quote) => Boolean(needed) && quote.delivery_date > (needed ?? ''),
      cell: (quote) => (
        <>
          {formatDate(quote.delivery_date)}
          {needed && quote.delivery_date > needed && (
            <div className={classes.small}>
              <Trans>later than needed</Trans>
            </div>
          )}
        </>
      ),
    },
    {
      name: 'delivery_terms',
      label: <Trans>Delivery terms</Trans>,
      cell: (quote) => option('delivery_terms', quote.delivery_terms) || '–',
    },
    {
      name: 'valid',
      label: <Trans>Quote valid until</Trans>,
      cell: (quote) => formatDate(quote.valid_until),
    },
  ]
  const asks: Line[] = fields
    .filter(({ field }) => !isOnlyDifferent || quotes.some((quote) => offerOf(quote, field)))
    .map(({ field, label, text }) => ({
      name: field,
      label: (
        <>
          {label}
          <span className={classes.asked}>{text}</span>
        </>
      ),
      differs: (quote) => offerOf(quote, field) !== undefined,
      cell: (quote) => {
        const offer = offerOf(quote, field)
        if (!offer) return <span className={classes.small}>{t(deviationLabels.comply)}</span>
        return (
          <>
            <b>{t(deviationLabels[offer.answer])}</b>
            <div>{offer.offer}</div>
          </>
        )
      },
    }))
  const words: Line[] = [
    {
      name: 'terms',
      label: <Trans>Terms and remarks</Trans>,
      cell: (quote) => <div className={classes.terms}>{quote.terms || '–'}</div>,
    },
    { name: 'files', label: <Trans>Files</Trans>, cell: (quote) => <Files quote={quote} /> },
  ]
  return (
    <ScrollRegion label={t`Comparison of the quotes`} className={classes.scroll}>
      <table className={classes.matrix}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Supplier</Trans>
            </th>
            {quotes.map((quote) => (
              <th key={quote.id} scope="col" data-ended={!isOpen(quote) || undefined}>
                <Supplier quote={quote} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              <Trans>Your answer</Trans>
            </th>
            {quotes.map((quote) => (
              <td key={quote.id} data-ended={!isOpen(quote) || undefined}>
                <QuoteAnswers quote={quote} asked={asked} />
                {quote.state === 'accepted' && <DealLink source="quote" id={quote.id} />}
                <ConversationButton
                  size="compact-sm"
                  mt={6}
                  code={posting.code}
                  company={quote.company.code}
                />
              </td>
            ))}
          </tr>
          {[...figures, ...asks, ...words].map(({ name, label, cell, best, differs }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {quotes.map((quote) => (
                <td
                  key={quote.id}
                  data-ended={!isOpen(quote) || undefined}
                  data-best={best?.has(quote.id) || undefined}
                  data-differs={(!best?.has(quote.id) && differs?.(quote)) || undefined}
                >
                  {cell(quote)}
                  {best?.has(quote.id) && (
                    <div>
                      <Badge size="xs" color="green" variant="filled" radius="sm" tt="none">
                        <Trans>Best</Trans>
                      </Badge>
                    </div>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

function Supplier({ quote }: { quote: Quote }) {
  const { t } = useLingui()
  return (
    <div className={entries.what}>
      <span className={classes.company}>{quote.company.name}</span>
      <span className={classes.actions} style={{ justifyContent: 'flex-start' }}>
        <Badge variant="light" size="sm" radius="sm" tt="none" color={quoteStateColors[quote.state]}>
          {t(quoteStateLabel(quote.state, 'owner'))}
        </Badge>
        {quote.stale && isOpen(quote) && (
          <Badge variant="light" size="sm" radius="sm" tt="none" color="yellow">
            <Trans>For an earlier version</Trans>
          </Badge>
        )}
        <CertifiedBadge company={quote.company} />
      </span>
      <span className={classes.small}>{formatAge(quote.updated_time)}</span>
    </div>
  )
}

/** The price before the newest revision. */
function EarlierPrice({ quote }: { quote: Quote }) {
  const before = quote.earlier.at(-1)
  return before && before.taxed_per_t !== null ? (
    <span className={classes.small}>
      <Trans>
        revision {quote.revision}, before {formatPrice(before.taxed_per_t, 'per_t')}
      </Trans>
    </span>
  ) : null
}

function Files({ quote }: { quote: Quote }) {
  if (quote.files.length === 0) return '–'
  return quote.files.map((file) => (
    <Text key={file.address} size="sm">
      <FileLink address={file.address} size="sm">
        {file.name}
      </FileLink>
    </Text>
  ))
}
