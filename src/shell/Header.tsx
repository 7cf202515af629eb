import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconDeviceMobile, IconPlus } from '@tabler/icons-react'
import { Dropdown } from './Dropdown.tsx'
import { Logo } from './Logo.tsx'
import { AppCode } from './MobileCode.tsx'
import { openPublishDialog } from './open_publish_dialog.tsx'
import { SearchBox } from './SearchBox.tsx'
import { SiteNavigation } from './SiteNavigation.tsx'
import { TopBar } from './TopBar.tsx'
import shell from './shell.module.css'
import classes from './Header.module.css'

/** Logo, search, publish button and QR code of the app, with the navigation below (SPEC 2.61–2.76). */
export function Header() {
  return (
    <header>
      <TopBar />
      <div className={classes.head}>
        <div className={`${shell.inner} ${classes.line}`}>
          <Logo />
          <SearchBox />
          <Button h={40} leftSection={<IconPlus size={17} aria-hidden />} onClick={openPublishDialog}>
            <Trans>Publish</Trans>
          </Button>
          <Dropdown
            align="end"
            className={classes.mobile}
            label={
              <>
                <IconDeviceMobile size={17} aria-hidden /> <Trans>Mobile app</Trans>
              </>
            }
          >
            {() => <AppCode size={136} />}
          </Dropdown>
        </div>
      </div>
      <SiteNavigation />
    </header>
  )
}
