import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SearchSection } from '#contract/enums.ts'
import { useSearchNames } from './site.ts'
import classes from './SearchBox.module.css'

const shown = 7

/** The first names of the section's suggestion list as links. */
export function HotWords({ section, page }: { section: SearchSection; page: string }) {
  const words = useSearchNames(section).slice(0, shown)
  return (
    <div className={classes.hot}>
      {words.length > 0 && (
        <>
          <span>
            <Trans>Popular:</Trans>
          </span>
          {words.map((keyword) => (
            <Link key={keyword} to={page} search={{ keyword } as never}>
              {keyword}
            </Link>
          ))}
        </>
      )}
    </div>
  )
}
