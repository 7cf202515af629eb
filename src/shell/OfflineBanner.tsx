import { Trans } from '@lingui/react/macro'
import { IconCloudOff } from '@tabler/icons-react'
import { useOnline } from '#shared/offline/online.ts'
import shell from './shell.module.css'
import classes from './OfflineBanner.module.css'

/** Says that there is no network, and what still works. */
export function OfflineBanner() {
  const online = useOnline()
  return (
    <div role="status">
      {!online && (
        <div className={classes.banner}>
          <div className={`${shell.inner} ${classes.line}`}>
            <IconCloudOff size={16} aria-hidden />
            <Trans>
              You are offline. Pages you have already opened and forms you are filling in keep working; new
              listings, messages and publishing need the network.
            </Trans>
          </div>
        </div>
      )}
    </div>
  )
}
