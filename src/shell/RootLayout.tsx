import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { FramePart } from './FramePart.tsx'
import { LoadingBar } from './LoadingBar.tsx'

/** Toasts, dialogs and prompts: needed soon, but not for the first picture of the page. */
const Overlays = lazy(async () => ({ default: (await import('./Overlays.tsx')).Overlays }))
const Background = lazy(async () => ({ default: (await import('./Background.tsx')).Background }))

/** What every page has: the loading bar, the layers above, and what goes on beside it. */
export function RootLayout() {
  return (
    <>
      <LoadingBar />
      <Outlet />
      <Suspense>
        <Overlays />
      </Suspense>
      <FramePart>
        <Background />
      </FramePart>
    </>
  )
}
