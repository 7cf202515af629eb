import { useLingui } from '@lingui/react/macro'
import type { RichText } from '#contract/rich_text.ts'
import { headingsOf } from '#contract/rich_text_read.ts'
import classes from './Contents.module.css'

/** Links to the headings of a text; nothing for a text with fewer than two. */
export function Contents({ text }: { text: RichText }) {
  const { t } = useLingui()
  const headings = headingsOf(text)
  if (headings.length < 2) return null
  return (
    <nav className={classes.contents} aria-label={t`Contents`}>
      <strong>{t`Contents`}</strong>
      <ol>
        {headings.map(({ id, level, text: words }) => (
          <li key={id} data-level={level}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                const heading = document.getElementById(id)
                heading?.scrollIntoView()
                // The keyboard continues from there.
                heading?.setAttribute('tabindex', '-1')
                heading?.focus({ preventScroll: true })
              }}
            >
              {words}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
