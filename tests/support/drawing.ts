/**
 * Tests read pages by roles and words, and nobody sees them: drawing each change took a fifth of the processor time of
 * all browser tests. The pages are laid out and can be clicked as always, but are as transparent as glass.
 */
import type { BrowserContext, Page } from '@playwright/test'

const transparent = '@media screen { html { opacity: 0 !important } }'

/** Documents of these pages are laid out, but not drawn on the screen; on paper they are. */
export const drawNothing = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(hide, transparent)

/** Draws no further change of the document that the page shows, until `drawNow`. */
export const drawNoMore = (page: Page): Promise<void> => page.evaluate(hide, transparent)

/** Runs in the page. */
function hide(style: string): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [sheet]
}

/** Draws the document that the page shows, for a picture of it. */
export const drawNow = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.adoptedStyleSheets = []))

/** Whether pages are drawn when a test does not say: only for people who look at them. */
export const isWatched = Boolean(process.env.TRACE ?? process.env.PWDEBUG)
