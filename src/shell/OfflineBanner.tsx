import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { useOnline } from '#shared/offline/online.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { usePageAge } from './use_page_age.ts'
import shell from './shell.module.css'
import classes from './OfflineBanner.module.css'

/** Says that there is no network and what still works, and the date of content that comes from this device. */
export function OfflineBanner() {
  const online = useOnline()
  const age = usePageAge()
  return (
    <div role="status">
      {(!online || age !== undefined) && (
        <div className={classes.banner}>
          <div className={`${shell.inner} ${classes.line}`}>
            <IconCloudOff size={16} aria-hidden />
            <span>
              {!online && (
                <Trans>
                  You are offline. Pages you have already opened and forms you are filling in keep working;
                  new listings, messages and publishing need the network.
                </Trans>
              )}{' '}
              {age !== undefined && (
                <Trans>This page shows what was there on {formatDate(new Date(age), true)}.</Trans>
              )}
            </span>
          </div>
        </div>
      )}
    </div>
  )
}
