import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { PostingDetail } from '#contract/postings/views.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { addressToShare, lang } from '#shared/i18n/language.ts'
import { QrCode } from '#shared/ui/QrCode.tsx'
import { useLightPrint } from '#shared/ui/use_light_print.ts'
import { postingPath } from '../posting_path.ts'
import classes from './PrintHead.module.css'

/** Head of a printed posting, not shown on the screen: source, time of printing, address and QR code. */
export function PrintHead({ posting }: { posting: PostingDetail }) {
  const { t } = useLingui()
  useLightPrint()
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    // `flushSync` updates the time before the browser lays out the paper, even if the page was open for hours.
    const stamp = () => flushSync(() => setNow(new Date()))
    window.addEventListener('beforeprint', stamp)
    return () => window.removeEventListener('beforeprint', stamp)
  }, [])
  const address = addressToShare(new URL(postingPath(posting), location.origin).href)
  return (
    <div className={classes.head}>
      <div>
        <strong>{lang === 'zh' ? '锻材市场 Forging Market' : 'Forging Market 锻材市场'}</strong>
        <div>{t`No. ${posting.code}`}</div>
        <div>{posting.company.name}</div>
        <div>{t`Printed on ${formatDate(now, true)}`}</div>
        <div className={classes.address}>{address}</div>
      </div>
      <QrCode text={address} label={t`QR code that opens this posting`} size={104} />
    </div>
  )
}
