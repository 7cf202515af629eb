import { Progress } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import type { AskedFigures } from '#contract/quote.ts'
import { coverText } from './cover_text.ts'
import classes from './Quote.module.css'

/** Bar that shows how much of a request is covered by accepted quotes, and how much is left. */
export function CoverProgress({ asked }: { asked: AskedFigures }) {
  const { t } = useLingui()
  const { wanted, agreed, remaining, unit } = asked
  if (!wanted || remaining === null) return <div />
  const share = (agreed / wanted) * 100
  const text = t(coverText({ wanted, agreed, remaining, unit }))
  return (
    <div>
      <Progress value={share} color={share >= 100 ? 'green' : 'forge'} size="md" aria-label={text} />
      <div className={classes.small}>{text}</div>
    </div>
  )
}
