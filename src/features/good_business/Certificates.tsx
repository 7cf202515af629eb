import { Trans } from '@lingui/react/macro'
import { IconCertificate } from '@tabler/icons-react'
import type { Certificate } from '#contract/good_business.ts'
import { formatDate } from '#shared/i18n/format.ts'
import classes from './GoodBusiness.module.css'

/** Valid certificates with what a buyer checks with the issuer. */
export function Certificates({ of }: { of: readonly Certificate[] }) {
  if (of.length === 0) return null
  return (
    <ul className={classes.certificates}>
      {of.map(({ name, number, issuer, expires_on: day }) => (
        <li key={`${name} ${number}`}>
          <IconCertificate size={16} aria-hidden />
          <span>
            <b>{name}</b> · {number} · {issuer} · <Trans>valid until {formatDate(day)}</Trans>
          </span>
        </li>
      ))}
    </ul>
  )
}
