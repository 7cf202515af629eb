import { Box } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { ReasonChips } from '#shared/form/ReasonChips.tsx'
import { TextareaField } from '#shared/form/TextField.tsx'
import type { EndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'

type Props = {
  form: EndpointForm<{ comment: string }>
  action: 'forum_refuse' | 'forum_hide' | 'forum_lock'
  hint: string
}

/** The reason of a decision in the forum, written or chosen from the frequent ones. */
export function DecisionReason({ form, action, hint }: Props) {
  const { t } = useLingui()
  const reasons = usePresetReasons({ action })
  return (
    <>
      <Box mb="sm">
        <ReasonChips
          reasons={reasons}
          comment={form.values.comment}
          onChange={(comment) => form.set({ comment })}
        />
      </Box>
      <TextareaField {...form.field('comment')} label={t`Reason`} hint={hint} required />
    </>
  )
}
