import { Trans } from '@lingui/react/macro'
import { IconCertificate, IconRulerMeasure, IconScale } from '@tabler/icons-react'
import classes from './AccountPage.module.css'

/** Panel beside the account forms that says what the market offers. */
export function AccountPanel() {
  return (
    <aside className={classes.panel}>
      <p className={classes.promise}>
        <Trans>From one line of specification to the steel that fits</Trans>
      </p>
      <ul>
        <li>
          <IconRulerMeasure size={20} stroke={1.6} aria-hidden />
          <Trans>Find stock by grade, shape and exact dimensions</Trans>
        </li>
        <li>
          <IconScale size={20} stroke={1.6} aria-hidden />
          <Trans>Scale and theoretical weight side by side</Trans>
        </li>
        <li>
          <IconCertificate size={20} stroke={1.6} aria-hidden />
          <Trans>Mill certificates, heat numbers and certified companies</Trans>
        </li>
      </ul>
      <svg viewBox="0 0 320 130" className={classes.drawing} aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="1.4">
          <path d="M20 50h70v40H20zM90 34h110v72H90zM200 46h60v48h-60zM260 56h44v28h-44z" />
          <path d="M6 70h308" strokeDasharray="10 4 2 4" opacity="0.6" />
        </g>
        <g className={classes.dimension} fill="none" strokeWidth="1.2">
          <path d="M20 118h284M20 112v12M304 112v12M90 18v-6M200 18v-6M90 15h110" />
        </g>
      </svg>
    </aside>
  )
}
