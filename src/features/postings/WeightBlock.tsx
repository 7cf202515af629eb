import { Trans } from '@lingui/react/macro'
import { postings } from '#contract/postings/index.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatWeight } from '#shared/i18n/format.ts'
import { differenceText, weightsOf } from './posting_figures.ts'
import classes from './Blocks.module.css'

type Kind = PostingRow['kind']
const responseTo = (kind: Kind) => postings[kind].definition.response

/** Whether the goods exist and have been weighed: of what is looked for or ordered the weight is a wish. */
export const isStock = (kind: Kind): boolean => responseTo(kind) === 'intention'

/** Whether it is an order of many: its weight is a target, said with its prices. */
export const isOrder = (kind: Kind): boolean => responseTo(kind) === 'join'

/** What a weight is: of stock from the scale, of a request what is wanted, of a group buying its target. */
export function WeightName({ kind, scale }: { kind: Kind; scale: boolean }) {
  if (!scale) return <Trans>Theoretical</Trans>
  if (isStock(kind)) return <Trans>Scale</Trans>
  return isOrder(kind) ? <Trans>Target</Trans> : <Trans>Wanted</Trans>
}

/** Weight of the lot as it counts, and below it the other way of weighing with the difference in per cent. */
export function WeightBlock({ posting }: { posting: PostingRow }) {
  const { main, other, difference, pieceKg } = weightsOf(posting)
  if (!main) return <div className={classes.figure}>–</div>
  const showsPiece = !other && pieceKg !== null && posting.quantity !== 1
  return (
    <div className={classes.figure}>
      <div>
        <span className={classes.note}>
          <WeightName kind={posting.kind} scale={main.scale} />
        </span>{' '}
        <b>{formatWeight(main.kg)}</b>
      </div>
      {other && (
        <div className={classes.note}>
          <WeightName kind={posting.kind} scale={other.scale} /> {formatWeight(other.kg)}
          {difference !== null && isStock(posting.kind) && ` · ${differenceText(difference)}`}
        </div>
      )}
      {showsPiece && (
        <div className={classes.note}>
          <Trans>{formatWeight(pieceKg)} each</Trans>
        </div>
      )}
    </div>
  )
}
