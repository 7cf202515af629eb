import { Button, Group, Stack, Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { modals } from '@mantine/modals'
import { Link } from '@tanstack/react-router'
import { tiers, type QuotaExhausted } from '#contract/quotas.ts'
import { formatCount } from '../i18n/format.ts'
import classes from './QuotaTable.module.css'
import { Tag } from '../ui/Tag.tsx'
import { liftingTiers } from './lifting_tiers.ts'
import { quotaLabels, tierLabels } from './quota_labels.ts'

/** Id of the dialog that shows the table. */
export const quotaModal = 'quota'

/** Table of a quota's limit in each tier, shown when the reader's own is exhausted (SPEC 8.6). */
export function QuotaTable({ of: { name, tier, limit, tiers: allowed } }: { of: QuotaExhausted }) {
  const { t } = useLingui()
  const { label, hint } = quotaLabels[name]
  const lifting = liftingTiers(allowed, tier)
  return (
    <Stack gap="sm">
      <Text size="sm">
        {limit === 0 ? (
          <Trans>Your tier does not include this.</Trans>
        ) : (
          <Trans>All {formatCount(limit)} of your tier are used.</Trans>
        )}{' '}
        {limit > 0 && hint && t(hint)}
      </Text>
      <Table className={classes.table} withTableBorder fz="sm">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>
              <Trans>Tier</Trans>
            </Table.Th>
            <Table.Th ta="right">{t(label)}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {tiers.map((one) => (
            <Table.Tr key={one} aria-current={one === tier || undefined}>
              <Table.Th scope="row">
                {t(tierLabels[one])}{' '}
                {one === tier && (
                  <Tag tone="forge">
                    <Trans>Your tier</Trans>
                  </Tag>
                )}
              </Table.Th>
              <Table.Td ta="right">
                {allowed[one] === null ? (
                  <Trans>unlimited</Trans>
                ) : allowed[one] === 0 ? (
                  '–'
                ) : (
                  formatCount(allowed[one])
                )}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      <Text size="sm">
        {lifting.length > 0 ? (
          <Trans>This would give you more: {lifting.map((one) => t(tierLabels[one])).join(' · ')}</Trans>
        ) : (
          <Trans>You have the highest limit already. Customer service helps if it is not enough.</Trans>
        )}
      </Text>
      {lifting.length > 0 && (
        <Group justify="flex-end">
          <Button
            renderRoot={(props) => <Link to="/home/membership" {...props} />}
            onClick={() => modals.close(quotaModal)}
          >
            <Trans>Compare memberships</Trans>
          </Button>
        </Group>
      )}
    </Stack>
  )
}
