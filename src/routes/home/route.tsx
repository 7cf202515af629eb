import { createFileRoute } from '@tanstack/react-router'
import { HomeLayout } from '#shell/HomeLayout.tsx'

export const Route = createFileRoute('/home')({
  component: HomeLayout,
  // Not split off: most visits begin here, and a second file would cost another round trip.
  codeSplitGroupings: [],
})
