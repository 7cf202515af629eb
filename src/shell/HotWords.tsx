import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { SearchSection } from '#contract/enums.ts'
import { useSearchNames } from './site.ts'
import classes from './SearchBox.module.css'

const maxWords = 7

/** The first names of a section's suggestion list, as links to their search in `page`. */
export function HotWords({ section, page }: { section: SearchSection; page: string }) {
  const words = useSearchNames(section).slice(0, maxWords)
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
