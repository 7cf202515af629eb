import { Suspense } from 'react'
import { AccountCard } from './AccountCard.tsx'
import { CategoryPanel } from './CategoryPanel.tsx'
import { GradeStrip } from './GradeStrip.tsx'
import { Hero } from './Hero.tsx'
import { TodayCard } from './TodayCard.tsx'
import classes from './HomePage.module.css'
import { loadTexts } from '#shared/i18n/i18n.ts'
import { latePart } from '#shared/offline/late_part.ts'
import { AfterPaint } from '#shared/ui/AfterPaint.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'

/** Rows of postings need much code, so it is loaded separately and the upper half of the page appears first. */
const NewestPostings = latePart(async () => {
  const [{ NewestPostings: component }] = await Promise.all([import('./NewestPostings.tsx'), loadTexts()])
  return component
})

/** Start page of the market. */
export function HomePage() {
  usePageTitle()
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <CategoryPanel />
        <Hero />
        <div className={classes.side}>
          <AccountCard />
          <TodayCard />
        </div>
      </div>
      <GradeStrip />
      <div className={classes.blocks}>
        <AfterPaint>
          <Suspense>
            <NewestPostings />
          </Suspense>
        </AfterPaint>
      </div>
    </div>
  )
}
