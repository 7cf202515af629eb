import { SegmentedControl } from '@mantine/core'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowsHorizontal } from '@tabler/icons-react'
import { formatWeight } from '#shared/i18n/format.ts'
import { NumberText, useNumberMessage } from '../NumberText.tsx'
import { plainText } from '../plain_text.ts'
import type { Tool } from '../use_tool.ts'
import classes from './Weight.module.css'
import { limits, type WeightInputs, type WeightName } from './weight_inputs.ts'
import type { WeightResult } from './weight_result.ts'

type Props = { tool: Tool<WeightName>; inputs: WeightInputs; result: WeightResult | undefined }

/** Fields for pieces and tonnes of a lot; typing in one fills the other. */
export function LotFields({ tool: { texts, set }, inputs, result }: Props) {
  const { t } = useLingui()
  const message = useNumberMessage()
  const byPieces = texts.pieces.trim() !== ''
  const lot = result?.lot
  const { allowance, issues, isGross } = inputs
  return (
    <>
      <div className={classes.lot}>
        <NumberText
          id="pieces"
          label={t`Number of pieces`}
          unit={t`pcs`}
          text={byPieces || !lot ? texts.pieces : plainText(lot.pieces, 2)}
          derived={!byPieces && lot !== undefined}
          onText={(pieces) => set({ pieces, tonnes: '' })}
          error={message(issues.pieces, limits.pieces)}
          placeholder={t`e.g. ${4}`}
        />
        <IconArrowsHorizontal size={18} aria-hidden className={classes.between} />
        <NumberText
          id="tonnes"
          label={t`Weight in tonnes`}
          unit="t"
          text={byPieces ? (lot ? plainText(lot.kg / 1000, 3) : '') : texts.tonnes}
          derived={byPieces && lot !== undefined}
          onText={(tonnes) => set({ tonnes, pieces: '' })}
          error={byPieces ? undefined : message(issues.tonnes, limits.tonnes)}
          placeholder={t`e.g. ${20}`}
        />
        {allowance > 0 && inputs.shape !== 'ingot' && (
          <SegmentedControl
            size="xs"
            aria-label={t`Weight basis of the lot`}
            data={[
              { value: '', label: t`Net weight` },
              { value: 'gross', label: t`Gross weight` },
            ]}
            value={isGross ? 'gross' : ''}
            onChange={(count_by) => set({ count_by })}
          />
        )}
      </div>
      <p className={classes.lotNote} role="status">
        {!lot || byPieces ? (
          <Trans>Type either one; the other follows from the weight of a piece.</Trans>
        ) : lot.whole === 0 ? (
          <Trans>Less than one piece.</Trans>
        ) : (
          <>
            {t`${plural(lot.whole, { one: '# whole piece', other: '# whole pieces' })}`} ={' '}
            <b>{formatWeight(lot.wholeKg)}</b>
            {lot.restKg >= 0.05 && (
              <>
                {' · '}
                <Trans>left over {formatWeight(lot.restKg)}</Trans>
              </>
            )}
          </>
        )}
      </p>
    </>
  )
}
