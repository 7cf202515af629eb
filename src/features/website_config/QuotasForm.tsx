import { Table, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { limitedTiers, quotaNames, tiers, type QuotaName, type Quotas, type Tier } from '#contract/quotas.ts'
import { TiersTable } from '#features/membership/index.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { quotaLabels, tierLabels } from '#shared/quota/quota_labels.ts'
import { ScrollRegion } from '#shared/ui/ScrollRegion.tsx'
import { Preview } from './Preview.tsx'
import { SettingEditor, type Edit } from './SettingEditor.tsx'
import classes from './WebsiteConfig.module.css'

/** What each tier may do, as one table. */
export function QuotasForm() {
  const { t } = useLingui()
  return (
    <SettingEditor<Quotas>
      section="quotas"
      preview={(value) => (
        <Preview>
          <TiersTable limits={quotaNames.map((name) => ({ name, tiers: value[name] }))} />
        </Preview>
      )}
      intro={
        <Trans>
          An empty field is no limit. Limits apply from the next request; what companies have online or saved
          beyond a lower limit stays.
        </Trans>
      }
    >
      {(edit) => (
        <ScrollRegion label={t`Limits by tier`} minWidth={760}>
          <Table fz="sm" verticalSpacing={6}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th />
                {tiers.map((tier) => (
                  <Table.Th key={tier}>{t(tierLabels[tier])}</Table.Th>
                ))}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {quotaNames.map((name) => (
                <Table.Tr key={name}>
                  <Table.Th scope="row">{t(quotaLabels[name].label)}</Table.Th>
                  {tiers.map((tier) => (
                    <Table.Td key={tier} className={classes.limit}>
                      <Limit edit={edit} name={name} tier={tier} />
                    </Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </ScrollRegion>
      )}
    </SettingEditor>
  )
}

function Limit({ edit, name, tier }: { edit: Edit<Quotas>; name: QuotaName; tier: Tier }) {
  const { t } = useLingui()
  const limits = edit.value[name]
  if (!limitedTiers[name].includes(tier))
    return (
      <Text size="sm" c="dimmed" ta="center" title={t`This tier cannot do this at all`}>
        –
      </Text>
    )
  return (
    <NumberField
      {...edit.at(`${name}.${tier}`)}
      label={`${t(quotaLabels[name].label)} · ${t(tierLabels[tier])}`}
      value={limits[tier]}
      unit={limits[tier] === null ? t`no limit` : undefined}
      onChange={(next) => edit.set({ [name]: { ...limits, [tier]: next } })}
    />
  )
}
