import { NumberInput, Radio, Select, Stack, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { creditRatings, memberships, type PostingKind } from '#contract/enums.ts'
import type { KindPolicy } from '#contract/review_policy.ts'
import { creditRatingLabels, membershipLabels, postingKindLabels } from '#shared/i18n/labels.ts'
import { anyMembership } from './setting_lines.ts'
import classes from './WebsiteConfig.module.css'

type Props = {
  kind: PostingKind
  value: KindPolicy
  onChange: (value: KindPolicy) => void
  /** The message at a field of this kind. */
  errorOf: (name: keyof KindPolicy) => string | undefined | null
}

const frozen = 0

/** The rules of one kind: review for everybody, or automatic publication for certain companies, of which some are checked. */
export function KindRules({ kind, value, onChange, errorOf }: Props) {
  const { t } = useLingui()
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
            error={errorOf('credit_rating')}
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
            error={errorOf('membership')}
          />
          <NumberInput
            label={t`Checked afterwards`}
            description={t`This share of them comes into the review queue as samples and stays online meanwhile.`}
            suffix=" %"
            min={0}
            max={100}
            allowDecimal={false}
            clampBehavior="strict"
            value={value.sample_percent}
            onChange={(next) => set({ sample_percent: typeof next === 'number' ? next : 0 })}
            error={errorOf('sample_percent')}
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
