import { Radio, Select, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { creditRatings, memberships, type PostingKind } from '#contract/enums.ts'
import type { KindPolicy } from '#contract/review_policy.ts'
import { NumberField } from '#shared/form/NumberField.tsx'
import { creditRatingLabels, membershipLabels, postingKindLabels } from '#shared/i18n/labels.ts'
import { anyMembership } from './setting_lines.ts'
import classes from './WebsiteConfig.module.css'

type Props = {
  kind: PostingKind
  value: KindPolicy
  onChange: (value: KindPolicy) => void
  /** Id and message of a field of this kind. */
  at: (name: keyof KindPolicy) => { id: string; error?: string }
}

const frozen = 0

/** The rules of one kind: review for everybody, or automatic publication for certain companies, of which some are checked. */
export function KindRules({ kind, value, onChange, at }: Props) {
  const { t } = useLingui()
  // An empty field is null until it is filled in; the schema refuses it.
  const set = (change: Partial<KindPolicy>) => onChange({ ...value, ...change })
  return (
    <fieldset className={classes.kind}>
      <legend>
        <Text span fw={600} size="sm">
          {t(postingKindLabels[kind])}
        </Text>
      </legend>
      <Radio.Group
        aria-label={t(postingKindLabels[kind])}
        value={value.automatic ? 'automatic' : 'review'}
        onChange={(next) => set({ automatic: next === 'automatic' })}
      >
        <Stack gap="xs">
          <Radio
            value="review"
            label={t`Everything is reviewed`}
            description={t`It goes online when an operator has approved it.`}
          />
          <Radio
            value="automatic"
            label={t`Certain companies publish without a review`}
            description={t`Certified ones that satisfy both conditions; all others are reviewed.`}
          />
        </Stack>
      </Radio.Group>
      {value.automatic && (
        <Stack gap="xs" mt="sm">
          <Select
            label={t`Credit rating at least`}
            data={creditRatings
              .filter((rating) => rating > frozen)
              .map((rating) => ({ value: String(rating), label: t(creditRatingLabels[rating]) }))}
            value={String(value.credit_rating)}
            onChange={(next) =>
              set({ credit_rating: creditRatings.find((one) => String(one) === next) ?? value.credit_rating })
            }
            allowDeselect={false}
            error={at('credit_rating').error}
          />
          <Select
            label={t`Membership at least`}
            data={memberships.map((tier) => ({
              value: tier,
              label: t(tier === 'none' ? anyMembership : membershipLabels[tier]),
            }))}
            value={value.membership}
            onChange={(next) =>
              set({ membership: memberships.find((one) => one === next) ?? value.membership })
            }
            allowDeselect={false}
            error={at('membership').error}
          />
          <NumberField
            {...at('sample_percent')}
            label={t`Checked afterwards`}
            hint={t`This share of them comes into the review queue as samples and stays online meanwhile.`}
            unit="%"
            value={value.sample_percent}
            onChange={(next) => set({ sample_percent: next as number })}
          />
          {value.sample_percent === 0 && (
            <Text size="xs" c="dimmed">
              <Trans>Nobody checks what these companies publish.</Trans>
            </Text>
          )}
        </Stack>
      )}
    </fieldset>
  )
}
