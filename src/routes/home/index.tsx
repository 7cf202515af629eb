import { createFileRoute } from '@tanstack/react-router'
import { HomePage } from '#features/home/HomePage.tsx'

export const Route = createFileRoute('/home/')({
  component: HomePage,
  // Part of the first file: most visits begin here, and nothing has to be asked for a second time.
  codeSplitGroupings: [],
})
