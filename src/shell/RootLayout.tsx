import { Outlet } from '@tanstack/react-router'
import { Fragment, Suspense } from 'react'
import { useAccountGeneration } from '#shared/session/account_memory.ts'
import { useIsActing } from '#shared/session/token.ts'
import { AfterPaint } from '#shared/ui/AfterPaint.tsx'
import { Late } from '#shared/ui/Late.tsx'
import { FramePart } from './FramePart.tsx'
import { LoadingBar } from './LoadingBar.tsx'
import { latePart } from '#shared/offline/late_part.ts'

// Toasts, dialogs and prompts are needed soon, but not for the first paint.
const Overlays = latePart(async () => (await import('./Overlays.tsx')).Overlays)
const ActingBar = latePart(async () => (await import('#features/impersonation/ActingBar.tsx')).ActingBar)
const Background = latePart(async () => (await import('./Background.tsx')).Background)

/**
 * What every page has: the loading bar, the layers above it and the background work. The page is mounted anew when the
 * account changes, so that nothing of the previous one stays.
 */
export function RootLayout() {
  return (
    <>
      <LoadingBar />
      <Fragment key={useAccountGeneration()}>
        {useIsActing() && (
          <Suspense>
            <ActingBar />
          </Suspense>
        )}
        <Late instead={null}>
          <Outlet />
          <AfterPaint>
            <Suspense>
              <Overlays />
            </Suspense>
          </AfterPaint>
        </Late>
      </Fragment>
      <Late instead={null}>
        <AfterPaint>
          <FramePart>
            <Background />
          </FramePart>
        </AfterPaint>
      </Late>
    </>
  )
}
