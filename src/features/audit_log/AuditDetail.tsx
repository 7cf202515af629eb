import { Anchor, Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { formatDate } from '#shared/i18n/format.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'
import { ChangeTable } from './ChangeTable.tsx'
import { kindLabels } from './kind_labels.ts'
import { objectLink } from './object_link.ts'
import { useActors } from './use_actors.ts'
import { WordsOf, wordsKind, type ResourcePages } from './Words.tsx'

/** Who did what to which object, with a link to it, and each value before and after; those that differ first and bold. */
export function AuditDetail({ row, pages }: { row: ResourceRow; pages: ResourcePages }) {
  const { t } = useLingui()
  const { actor, person } = useActors(row)
  const target = objectLink(row)
  const at = formatDate(row['at'] as string, true)
  const sign = String(row['object_sign'])
  const kind = String(row['object_kind'])
  return (
    <>
      <Text size="sm">{person ? t`${at}, by ${actor} for ${person}` : t`${at}, by ${actor}`}</Text>
      <Text size="sm" mb="sm">
        {kindLabels[kind] ? t(kindLabels[kind]) : kind}
        {' · '}
        {target ? (
          <Anchor component={Link} to={target.to as string} search={target.search as never} inherit>
            <Trans>Open No. {sign}</Trans>
          </Anchor>
        ) : (
          <Trans>No. {sign}</Trans>
        )}
      </Text>
      <WordsOf kind={wordsKind(row)} pages={pages}>
        {(words) => <ChangeTable row={row} words={words} />}
      </WordsOf>
    </>
  )
}
