import { Button, Group, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { PriceBasis } from '#contract/steel/spec/details/detail.ts'
import { isPlausiblePrice } from '#contract/steel/spec/details/price.ts'
import type { ParsedSpec } from '#contract/steel/spec/reading.ts'
import { formatNumber } from '#shared/i18n/format.ts'

const written: Record<PriceBasis, string> = { per_t: '/t', per_kg: '/kg', per_piece: '/pc' }

/** Asks for what a price is, if the line does not say it, and writes the answer behind the price; what nobody would pay is not offered. */
export function PriceQuestion({
  parsed,
  onAnswer,
}: {
  parsed: ParsedSpec
  onAnswer: (line: string) => void
}) {
  const { t } = useLingui()
  const { price, tokens, text } = parsed
  const token = tokens.find(({ role, detail }) => role === 'detail' && detail === 'price')
  if (!price || price.basis || !token) return null
  const amount = `${formatNumber(price.amount)}${price.currency ? ` ${price.currency}` : ''}`
  const names: Record<PriceBasis, string> = {
    per_t: t`per tonne`,
    per_kg: t`per kilogram`,
    per_piece: t`per piece`,
  }
  const fitting = (Object.keys(written) as PriceBasis[]).filter((basis) =>
    isPlausiblePrice({ ...price, basis }),
  )
  return (
    <Group gap={8} mt={8} role="group" aria-label={t`What is the price for?`}>
      <Text size="sm" fw={600}>
        <Trans>What is the price of {amount} for?</Trans>
      </Text>
      {fitting.map((basis) => (
        <Button
          key={basis}
          size="compact-sm"
          variant="default"
          onClick={() => onAnswer(`${text.slice(0, token.end)}${written[basis]}${text.slice(token.end)}`)}
        >
          {names[basis]}
        </Button>
      ))}
    </Group>
  )
}
