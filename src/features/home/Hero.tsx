import { Trans } from '@lingui/react/macro'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { ButtonLink } from '#shared/ui/links.tsx'
import classes from './Hero.module.css'

/** What the market does in one sentence, and the two things people come for. */
export function Hero() {
  return (
    <section className={classes.hero}>
      <div className={classes.text}>
        <h1 className={classes.title}>
          <Trans>Type the spec, find the steel</Trans>
        </h1>
        <p className={classes.lead}>
          <Trans>
            Grade, shape and exact dimensions are searched as steel, not as words: type 42CrMo φ300×1200.
          </Trans>
        </p>
        <div className={classes.actions}>
          <ButtonLink to="/home/quotation" size="md" leftSection={<IconSearch size={17} aria-hidden />}>
            <Trans>Find spot stock</Trans>
          </ButtonLink>
          <ButtonLink
            to="/backend/seller_quotation"
            search={{ command: 'create' }}
            size="md"
            variant="outline"
            color="gray.3"
            leftSection={<IconPlus size={17} aria-hidden />}
          >
            <Trans>Publish spot stock</Trans>
          </ButtonLink>
        </div>
      </div>
      <svg viewBox="0 0 420 150" className={classes.drawing} aria-hidden="true">
        <defs>
          <linearGradient id="hero-steel" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" className={classes.edge} />
            <stop offset="0.35" className={classes.shine} />
            <stop offset="1" className={classes.edge} />
          </linearGradient>
        </defs>
        <g fill="url(#hero-steel)" className={classes.outline}>
          <path d="M20 52h80v44H20zM100 30h130v88H100zM230 46h90v56h-90zM320 58h60v32h-60z" />
        </g>
        <path d="M4 74h394" className={classes.axis} />
        <g className={classes.dimension}>
          <path d="M20 140h360M20 134v12M380 134v12M100 22v-10M230 22v-10M100 16h130" />
          <text x="165" y="10">
            φ680
          </text>
          <text x="200" y="134">
            4820
          </text>
        </g>
      </svg>
    </section>
  )
}
