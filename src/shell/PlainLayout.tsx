import { Outlet } from '@tanstack/react-router'
import { Footer } from './Footer.tsx'
import { Logo } from './Logo.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { FrameContext } from './Standalone.tsx'
import { TopBar } from './TopBar.tsx'
import shell from './shell.module.css'
import classes from './PlainLayout.module.css'

/** Layout of pages without the market's navigation: account pages and notices. */
export function PlainLayout() {
  return (
    <FrameContext value>
      <div className={shell.page}>
        <OfflineBanner />
        <LanguageOffer />
        <header>
          <TopBar />
          <div className={classes.head}>
            <div className={classes.inner}>
              <Logo />
            </div>
          </div>
        </header>
        <main id="main" className={classes.main}>
          <Outlet />
        </main>
        <Footer />
      </div>
    </FrameContext>
  )
}
