import { Trans } from '@lingui/react/macro'
import { type ReactNode } from 'react'
import { AfterPaint } from '#shared/ui/AfterPaint.tsx'
import { FramePart } from './FramePart.tsx'
import { Header } from './Header.tsx'
import { LanguageOffer } from './LanguageOffer.tsx'
import { OfflineBanner } from './OfflineBanner.tsx'
import { SideBar } from './SideBar.tsx'
import { FrameContext } from './Standalone.tsx'
import shell from './shell.module.css'
import { latePart } from '#shared/offline/late_part.ts'

// Loaded later: it is always below the first screen.
const Footer = latePart(async () => (await import('./Footer.tsx')).Footer)
const InstallOffer = latePart(async () => (await import('./InstallOffer.tsx')).InstallOffer)

/** Header, footer and side bar around the pages of the market and of the personal backend. */
export function MarketFrame({ children }: { children: ReactNode }) {
  return (
    <FrameContext value>
      <div className={shell.page}>
        <a href="#main" className={shell.skip}>
          <Trans>Skip to content</Trans>
        </a>
        <OfflineBanner />
        <LanguageOffer />
        <AfterPaint>
          <FramePart>
            <InstallOffer />
          </FramePart>
        </AfterPaint>
        <Header />
        <div className={`${shell.inner} ${shell.main}`}>{children}</div>
        <AfterPaint>
          <FramePart>
            <Footer />
          </FramePart>
        </AfterPaint>
        <SideBar />
      </div>
    </FrameContext>
  )
}
