import { List } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { ForumPolicy } from '#contract/forum_policy.ts'
import { reviewedKinds, type KindPolicy, type ReviewPolicy } from '#contract/review_policy.ts'
import { creditRatingLabels, membershipLabels, postingKindLabels } from '#shared/i18n/labels.ts'
import { Preview } from './Preview.tsx'

/** What happens to a submission of each kind. */
export function PolicyPreview({ value }: { value: ReviewPolicy }) {
  const sentences = usePolicySentences()
  return (
    <Preview>
      <List size="sm">
        {reviewedKinds.map((kind) => (
          <List.Item key={kind}>{sentences(kind, value[kind])}</List.Item>
        ))}
      </List>
    </Preview>
  )
}

function usePolicySentences() {
  const { t } = useLingui()
  return (kind: (typeof reviewedKinds)[number], rules: KindPolicy): string => {
    const name = t(postingKindLabels[kind])
    if (!rules.automatic) return t`${name}: every submission waits until an operator has approved it.`
    const rating = t(creditRatingLabels[rules.credit_rating])
    const tier = t(membershipLabels[rules.membership])
    const percent = rules.sample_percent
    return [
      rules.membership === 'none'
        ? t`${name}: what certified companies with a credit rating of at least “${rating}” submit is online at once.`
        : t`${name}: what certified companies with a credit rating of at least “${rating}” and at least the membership “${tier}” submit is online at once.`,
      percent === 0
        ? t`None of it is checked afterwards.`
        : t`${percent} % of it is checked afterwards and stays online meanwhile.`,
      t`Submissions of all others wait until an operator has approved them.`,
    ].join(' ')
  }
}

/** What happens to the posts of somebody new. */
export function ForumPreview({ value: { reviewed_posts: count } }: { value: ForumPolicy }) {
  const { t } = useLingui()
  return (
    <Preview>
      <List size="sm">
        <List.Item>
          {count === 0
            ? t`Every post is public at once.`
            : t`${plural(count, {
                one: 'The first post of an account or its company is public when an operator has approved it; the next ones are public at once.',
                other:
                  'The first # posts of an account or its company are public when an operator has approved them; the next ones are public at once.',
              })}`}
        </List.Item>
      </List>
    </Preview>
  )
}
