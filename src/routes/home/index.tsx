import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/home/HomePage.tsx'

export const Route = createFileRoute('/home/')({
  component: HomePage,
  // Not split off: most visits begin here, and a second file would cost another round trip.
  codeSplitGroupings: [],
})
