import { Button, CloseButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PostingKind } from '#contract/enums.ts'
import { compareLimit } from './compare_search.ts'
import classes from './CompareTray.module.css'
import { useCompare } from './use_compare.ts'

/** The postings chosen for a comparison, at the lower edge of the window; nothing if none is chosen. */
export function CompareTray({ kind }: { kind: PostingKind }) {
  const { t } = useLingui()
  const { chosen, remove, clear } = useCompare(kind)
  if (chosen.length === 0) return null
  return (
    <>
      <div className={classes.space} />
      <section className={classes.tray} data-lower-edge aria-label={t`Comparison`}>
        <ol className={classes.places}>
          {chosen.map(({ code, name }) => (
            <li key={code} className={classes.chosen}>
              <span title={name}>{name}</span>
              <CloseButton size="sm" aria-label={t`Remove ${name}`} onClick={() => remove(code)} />
            </li>
          ))}
          {Array.from({ length: compareLimit - chosen.length }, (_, at) => (
            <li key={at} className={classes.free} aria-hidden>
              {chosen.length + at + 1}
            </li>
          ))}
        </ol>
        {chosen.length < 2 ? (
          <Button size="compact-md" data-disabled aria-disabled title={t`Choose at least two`}>
            <Trans>Compare {chosen.length}</Trans>
          </Button>
        ) : (
          <Button
            size="compact-md"
            component={Link}
            to="/home/compare"
            search={{ kind, code: chosen.map(({ code }) => code) } as never}
          >
            <Trans>Compare {chosen.length}</Trans>
          </Button>
        )}
        <Button size="compact-md" variant="subtle" color="gray" onClick={clear}>
          <Trans>Clear</Trans>
        </Button>
      </section>
    </>
  )
}
