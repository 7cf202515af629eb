import { Text } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { ActingChange } from '#contract/acted.ts'
import { ChangeTable, WordsOf } from '#features/audit_log/index.ts'
import { entryOfKind, postingKinds } from '#features/postings/index.ts'
import { formatClock } from '#shared/i18n/format.ts'
import { postingKindLabels } from '#shared/i18n/labels.ts'
import { callLabels } from './change_words.ts'
import { useChangeWords } from './use_change_words.ts'

/** One change: what was done, with which object, and each field before and after. */
export function ChangeOf({ change }: { change: ActingChange }) {
  const { t } = useLingui()
  const { at, call, sign } = change
  const kind = call.split('/').find((part): part is keyof typeof postingKindLabels => part in postingKinds)
  const path = kind ? call.replace(kind, ':kind') : call
  // A table that changes drafts has a change of its own for each.
  const label = callLabels[sign && path.endsWith('/bulk/') ? `${path}:code` : path]
  const what = [
    label ? t(label) : call,
    ...(kind ? [t(postingKindLabels[kind])] : []),
    ...(sign ? [t`No. ${sign}`] : []),
  ]
  const named = useChangeWords(kind && entryOfKind(kind))
  return (
    <section>
      <Text size="sm" fw={600} mt="xs">
        {formatClock(at)} {what.join(' · ')}
      </Text>
      <WordsOf kind={kind ?? ''} pages={noPages}>
        {(words) => <ChangeTable row={change} words={named(words)} />}
      </WordsOf>
    </section>
  )
}

/** Of the back office's tables, which an operator does not reach while acting. */
const noPages = {}
