import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconClock, IconMail, IconPhone } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { lang } from '#shared/i18n/language.ts'
import { LogoMark } from './LogoMark.tsx'
import { MobileCode } from './MobileCode.tsx'
import { visibleEntries } from './menus/menu.ts'
import { navigationMenu } from './menus/navigation.ts'
import { MenuLink } from './MenuLink.tsx'
import { useSite } from './site.ts'
import { usePages } from './use_pages.ts'
import shell from './shell.module.css'
import classes from './Footer.module.css'

/**
 * Sections, help pages that operators choose, customer service, QR code, and the notices that the law requires (SPEC
 * 2.87–2.92).
 */
export function Footer() {
  const { t } = useLingui()
  const site = useSite()
  const exists = usePages()
  return (
    <footer className={classes.footer}>
      <div className={`${shell.inner} ${classes.columns}`}>
        <div className={classes.about}>
          <LogoMark size={34} />
          <div>
            <strong className={classes.title}>{t`Forging Market`}</strong>
            <p>
              <Trans>
                Round bars, rings, shafts and blocks of forging steel, with weight, certificate and price.
              </Trans>
            </p>
          </div>
        </div>
        <div>
          <strong className={classes.title}>
            <Trans>Sections</Trans>
          </strong>
          <ul className={classes.sections}>
            {visibleEntries(navigationMenu, exists, null).map((entry) => (
              <li key={entry.to}>
                <MenuLink to={entry.to}>{t(entry.label)}</MenuLink>
              </li>
            ))}
            <li>
              <MenuLink to="/home/market_price">{t`Market prices`}</MenuLink>
            </li>
            <li>
              <MenuLink to="/home/article">{t`Articles`}</MenuLink>
            </li>
            <li>
              <MenuLink to="/home/membership">{t`Membership`}</MenuLink>
            </li>
            <li>
              <MenuLink to="/home/app">{t`Get the app`}</MenuLink>
            </li>
            <li>
              <MenuLink to="/home/help">{t`Help centre`}</MenuLink>
            </li>
            {site?.help_links.map(({ key, title }) => (
              <li key={key}>
                <MenuLink to="/home/help" search={{ key }}>
                  {title[lang]}
                </MenuLink>
              </li>
            ))}
            {exists('/home/site_map') && (
              <li>
                <MenuLink to="/home/site_map">{t`Site map`}</MenuLink>
              </li>
            )}
          </ul>
        </div>
        <div>
          <strong className={classes.title}>
            <Trans>Customer service</Trans>
          </strong>
          {site && (
            <ul>
              <li>
                <IconPhone size={14} aria-label={t`Service phone`} />
                <a href={`tel:${site.service_phone}`}>{site.service_phone}</a>
              </li>
              <li>
                <IconClock size={14} aria-label={t`Service hours`} />
                {site.service_hours[lang]}
              </li>
              <li>
                <IconMail size={14} aria-label={t`Service e-mail`} />
                <a href={`mailto:${site.service_email}`}>{site.service_email}</a>
              </li>
            </ul>
          )}
        </div>
        <MobileCode size={88} />
      </div>
      <div className={classes.legal}>
        <div className={shell.inner}>
          {site && (
            <Text span inherit>
              {site.copyright[lang]} · {site.licence[lang]} · <Link to="/icp">{site.icp[lang]}</Link>
            </Text>
          )}
        </div>
      </div>
    </footer>
  )
}
