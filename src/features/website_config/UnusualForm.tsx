import { List, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import type { UnusualPolicy } from '#contract/unusual_policy.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { Preview } from './Preview.tsx'
import { SettingEditor } from './SettingEditor.tsx'
import { unusualGroups, unusualTexts } from './unusual_labels.ts'
import classes from './WebsiteConfig.module.css'

/** From when on a price or a weight is unusual, so that whoever enters it is asked. */
export function UnusualForm() {
  const { t } = useLingui()
  return (
    <SettingEditor<UnusualPolicy>
      section="unusual"
      preview={(value) => <UnusualPreview value={value} />}
      intro={
        <Trans>
          Whoever enters a figure beyond a limit is asked and has to confirm it; nothing is refused. Applies
          from the next entry.
        </Trans>
      }
    >
      {(edit) => (
        <Stack gap="md">
          {unusualGroups.map(({ title, names }) => (
            <fieldset key={names[0]} className={classes.kind}>
              <legend>
                <Text span fw={600} size="sm">
                  {t(title)}
                </Text>
              </legend>
              <div className={classes.figures}>
                {names.map((name) => {
                  const { label, hint, unit } = unusualTexts[name]
                  return (
                    <NumberField
                      key={name}
                      {...edit.at(name)}
                      label={t(label)}
                      hint={hint && t(hint)}
                      unit={unit}
                      value={edit.value[name]}
                      onChange={(next) => edit.set({ [name]: next })}
                    />
                  )
                })}
              </div>
            </fieldset>
          ))}
        </Stack>
      )}
    </SettingEditor>
  )
}

/** The limits as sentences about one example each. */
function UnusualPreview({ value }: { value: UnusualPolicy }) {
  const { t } = useLingui()
  const [least, most, first] = [
    value.market_least_percent,
    value.market_most_percent,
    value.market_first_percent,
  ]
  const [times, weight] = [value.stock_times, value.weight_percent]
  return (
    <Preview>
      <List size="sm">
        <List.Item>{t`A market price that changes by up to ${least} % is stored; one that changes by more than ${most} % is always confirmed.`}</List.Item>
        <List.Item>{t`A first price is confirmed if it is more than ${first} % from what it can be compared with.`}</List.Item>
        <List.Item>{t`A seller confirms a price that is ${times} times the index of its grade or more, or the other way round.`}</List.Item>
        <List.Item>{t`A scale weight more than ${weight} % from the theoretical one is confirmed.`}</List.Item>
      </List>
    </Preview>
  )
}
