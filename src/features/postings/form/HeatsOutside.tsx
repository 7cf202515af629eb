import { Alert, List } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import {
  compositionOf,
  limitText,
  mechanicalOf,
  valuesOutside,
  writtenValue,
  type Goods,
} from '#contract/steel/certificate_check.ts'
import type { Heat } from '#contract/steel/heat.ts'
import { valueLabel } from '#shared/form/heat_values.ts'

/**
 * Names the values of a posting's certificate that are outside the limits of its grade, to its author while they are
 * entered and to the reviewer. It warns and prevents nothing.
 */
export function HeatsOutside({ values }: { values: Readonly<Record<string, unknown>> }) {
  const { t } = useLingui()
  const goods = values as Goods
  const outside = valuesOutside((values['heats'] ?? []) as Heat[], goods)
  if (outside.length === 0) return null
  const sources = [compositionOf(goods.material)?.source, mechanicalOf(goods)?.source]
  const source = [...new Set(sources.filter(Boolean))].join(', ')
  const grade = goods.material ?? ''
  return (
    <Alert color="yellow" role="status" title={t`Outside the limits of ${grade} (${source})`}>
      <List size="sm">
        {outside.map(({ heat_no: heat, name, value, sign, verdict, limit }) => {
          const { symbol, unit } = valueLabel(name)
          const written = `${symbol} ${writtenValue(value, sign)} ${unit}`
          const allowed = limitText(limit)
          return (
            <List.Item key={`${heat} ${name}`}>
              {verdict === 'below' ? (
                <Trans>
                  Heat {heat}: {written} is below {allowed}
                </Trans>
              ) : (
                <Trans>
                  Heat {heat}: {written} is above {allowed}
                </Trans>
              )}
            </List.Item>
          )
        })}
      </List>
      <Trans>Please compare with the certificate. You can submit it as it is.</Trans>
    </Alert>
  )
}
