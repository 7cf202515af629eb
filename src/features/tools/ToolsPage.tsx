import { Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconArrowRight } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { toolLabels, tools, toolsLabel, type ToolName } from '#shared/i18n/labels.ts'
import { Sketch } from '#shared/ui/Sketch.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import { toolIcons } from './tool_icons.ts'
import frame from './Tools.module.css'
import classes from './ToolsPage.module.css'

const shaft = {
  steps: [
    { d: 420, l: 800 },
    { d: 680, l: 2000 },
    { d: 420, l: 1200 },
  ],
}

/** Overview of the tools, each with a link to an example. */
export function ToolsPage() {
  const { t } = useLingui()
  usePageTitle(t(toolsLabel))
  const cards: Record<ToolName, { text: ReactNode; picture: ReactNode; search: Record<string, string[]> }> = {
    weight: {
      text: (
        <Trans>
          Ten shapes, every grade with its density, machining allowance, pieces and tonnes, and the trade's
          formula beside the exact solid.
        </Trans>
      ),
      picture: (
        <div className={classes.sketch}>
          <Sketch shape="stepped" dims={shaft} size="card" />
        </div>
      ),
      search: {
        shape: ['stepped'],
        steps: ['420x800_680x2000_420x1200'],
        material: ['42CrMo'],
        allowance: ['10'],
      },
    },
    spec: {
      text: (
        <Trans>Paste lines as they come: what was read, what was not, and where a bar may be a pipe.</Trans>
      ),
      picture: (
        <div className={classes.reading}>
          <code>42CrMo 锻圆 φ320*6150 2支</code>
          <span>
            <Tag tone="blue">φ320×6150</Tag> <Tag tone="green">42CrMo</Tag> <Tag tone="grey">3.883 t × 2</Tag>
          </span>
          <code>178*32</code>
          <span>
            <Tag tone="amber">φ178×32 ?</Tag> <Tag tone="amber">φ178×32×L ?</Tag>
          </span>
        </div>
      ),
      search: { text: ['42CrMo 锻圆 φ320*6150 调质 2支\n178*32\nH13 block 300x400x2000 annealed 3 pcs'] },
    },
    grade: {
      text: (
        <Trans>By any name, standard or country: exact and comparable names, each with its source.</Trans>
      ),
      picture: (
        <div className={classes.names}>
          <b>42CrMo</b>
          <span>
            42CrMo4 · 1.7225 <Tag tone="green">=</Tag>
          </span>
          <span>
            4140 · SCM440 <Tag tone="amber">≈</Tag>
          </span>
        </div>
      ),
      search: { text: ['SCM440'] },
    },
    units: {
      text: (
        <Trans>mm and inches with fractions, kg, t and lb, ¥/t, ¥/kg and per piece, HRC, HBW and HV.</Trans>
      ),
      picture: (
        <div className={classes.equations}>
          <span>
            <b>1 1/2"</b> = 38.1 mm
          </span>
          <span>
            <b>1 t</b> = 2204.6 lb
          </span>
          <span>
            <b>¥5,480/t</b> = ¥5.48/kg
          </span>
          <span>
            <b>30 HRC</b> ≈ 286 HBW
          </span>
        </div>
      ),
      search: { in: ['1 1/2"'], t: ['1'], per_t: ['5480'], piece_kg: ['3862'], hrc: ['30'] },
    },
  }
  return (
    <div className={frame.page}>
      <div>
        <Title order={1} size="h2">
          {t(toolsLabel)}
        </Title>
        <p className={frame.lead}>
          <Trans>
            For every day at the desk. They work without a network, and each link carries its inputs.
          </Trans>
        </p>
      </div>
      <div className={classes.cards}>
        {tools.map((name) => {
          const Icon = toolIcons[name]
          const { text, picture, search } = cards[name]
          const label = t(toolLabels[name])
          return (
            <article key={name} className={`${frame.box} ${classes.card}`}>
              <div className={classes.words}>
                <h2 className={classes.title}>
                  <Icon size={22} stroke={1.7} aria-hidden />
                  <Link to={`/home/tools/${name}`} className={classes.cover}>
                    {label}
                  </Link>
                </h2>
                <p>{text}</p>
                <Link
                  to={`/home/tools/${name}`}
                  search={search as never}
                  className={classes.example}
                  aria-label={t`Example: ${label}`}
                >
                  <Trans>Open an example</Trans> <IconArrowRight size={14} aria-hidden />
                </Link>
              </div>
              <div className={classes.picture} aria-hidden>
                {picture}
              </div>
            </article>
          )
        })}
      </div>
    </div>
  )
}
