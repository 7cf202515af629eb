/**
 * Starts the page: language, providers, router. The imports are evaluated in their order and in several tasks, which
 * begin.ts and the files in pauses/ end, so that the browser can respond in between.
 */
import './pauses/after_libraries.ts'
import './begin.ts'
import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import './shared/ui/global.css'
import { MantineProvider } from '@mantine/core'
import { I18nProvider } from '@lingui/react'
import { i18n } from '@lingui/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient } from '#shared/api/query_client.ts'
import { loadTexts, startI18n } from '#shared/i18n/i18n.ts'
import { startWorker } from '#shared/offline/worker.ts'
import { stylesAsText, ThemeStyles } from '#shared/ui/ThemeStyles.tsx'
import { theme } from '#shared/ui/theme.ts'
import { whenIdle } from '#shared/ui/when_idle.ts'
import { followLaunches } from '#shell/launches.ts'
import { reactToAnswers } from './page_events.ts'
import { router } from './router.ts'

reactToAnswers()
await startI18n()

// As a transition, so that React renders in slices and the page reacts to input in between.
startTransition(() =>
  createRoot(document.getElementById('root')!).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={queryClient}>
          <MantineProvider theme={theme} defaultColorScheme="auto" {...stylesAsText}>
            <ThemeStyles />
            <RouterProvider router={router} />
          </MantineProvider>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>,
  ),
)

void startWorker()
// The start page shows without these texts, but its dialogs need them.
whenIdle(() => void loadTexts().catch(() => undefined), 1_000)
followLaunches((href) => void router.navigate({ href }))
