import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LogoMark } from './LogoMark.tsx'
import classes from './Logo.module.css'

/** Mark and name of the market, as a link to the home page. */
export function Logo() {
  const { t } = useLingui()
  return (
    <Link to="/home" className={classes.logo} aria-label={t`Forging Market, home page`}>
      <LogoMark size={40} />
      <span className={classes.names}>
        <span className={classes.name}>{t`Forging Market`}</span>
        <span className={classes.second}>
          {t({ message: 'FORGED STEEL TRADE', context: 'below the logo' })}
        </span>
      </span>
    </Link>
  )
}
