import { createFileRoute } from '@tanstack/react-router'
import { HomeLayout } from '#shell/HomeLayout.tsx'

export const Route = createFileRoute('/home')({
  component: HomeLayout,
  // Part of the first file: most visits begin here, and nothing has to be asked for a second time.
  codeSplitGroupings: [],
})
