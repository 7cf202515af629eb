import { Trans } from '@lingui/react/macro'
import { postings } from '#contract/postings/index.ts'
import type { PostingRow } from '#contract/postings/views.ts'
import { formatWeight } from '#shared/i18n/format.ts'
import { differenceText, leftKg, weightsOf } from './posting_figures.ts'
import classes from './Blocks.module.css'

type Kind = PostingRow['kind']
const responseTo = (kind: Kind) => postings[kind].definition.response

/** Whether the goods exist and may have been weighed; the weight of a request or a group buy is only what is wanted. */
export const isStock = (kind: Kind): boolean => responseTo(kind) === 'intention'

/** Whether companies join to order together; the weight is then a target, shown with the prices. */
export const isGroupBuy = (kind: Kind): boolean => responseTo(kind) === 'join'

/** Says what a weight is: theoretical, or scale weight of stock, wanted by a request, target of a group buy. */
export function WeightName({ kind, scale }: { kind: Kind; scale: boolean }) {
  if (!scale) return <Trans>Theoretical</Trans>
  if (isStock(kind)) return <Trans>Scale</Trans>
  return isGroupBuy(kind) ? <Trans>Target</Trans> : <Trans>Wanted</Trans>
}

/** The lot's weight by the agreed method, and below it the weight by the other method with the difference in per cent. */
export function WeightBlock({ posting }: { posting: PostingRow }) {
  const { main, other, difference, pieceKg } = weightsOf(posting)
  if (!main) return <div className={classes.figure}>–</div>
  const left = isStock(posting.kind) ? leftKg(posting) : undefined
  const showsPiece = !other && pieceKg !== null && posting.quantity !== 1
  return (
    <div className={classes.figure}>
      <div>
        <span className={classes.note}>
          <WeightName kind={posting.kind} scale={main.scale} />
        </span>{' '}
        <b>{formatWeight(left ?? main.kg)}</b>
      </div>
      {left !== undefined && (
        <div className={classes.note}>
          <Trans>left of {formatWeight(main.kg)}</Trans>
        </div>
      )}
      {other && (
        <div className={classes.note}>
          <WeightName kind={posting.kind} scale={other.scale} /> {formatWeight(other.kg)}
          {difference !== null && isStock(posting.kind) && ` (${differenceText(difference)})`}
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
