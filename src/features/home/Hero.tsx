import { Tabs } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#shared/ui/links.tsx'
import { CutDrawing, ShaftDrawing, StepsDrawing } from './HeroDrawings.tsx'
import classes from './Hero.module.css'

type Slide = { name: string; title: ReactNode; lead: ReactNode; actions: ReactNode; drawing: ReactNode }

const find = <IconSearch size={17} aria-hidden />
const create = { command: 'create' } as const
const second = {
  size: 'md',
  variant: 'outline',
  color: 'gray.3',
  leftSection: <IconPlus size={17} aria-hidden />,
} as const

/** What people come for, one thing at a time; it turns only when somebody turns it. */
export function Hero() {
  const { t } = useLingui()
  const slides: Slide[] = [
    {
      name: t`Find steel`,
      title: <Trans>Type the spec, find the steel</Trans>,
      lead: (
        <Trans>
          Grade, shape and exact dimensions are searched as steel, not as words: type 42CrMo φ300×1200.
        </Trans>
      ),
      actions: (
        <>
          <ButtonLink to="/home/quotation" size="md" leftSection={find}>
            <Trans>Find spot stock</Trans>
          </ButtonLink>
          <ButtonLink to="/backend/seller_quotation" search={create} {...second}>
            <Trans>Publish spot stock</Trans>
          </ButtonLink>
        </>
      ),
      drawing: <ShaftDrawing />,
    },
    {
      name: t`Cut to size`,
      title: <Trans>The piece you need, from what lies in stock</Trans>,
      lead: (
        <Trans>
          Say what finished pieces you need. Every remnant is checked for how many it gives, with saw kerf and
          the least waste first.
        </Trans>
      ),
      actions: (
        <>
          <ButtonLink to="/home/purchase_piece" size="md" leftSection={find}>
            <Trans>See cut requests</Trans>
          </ButtonLink>
          <ButtonLink to="/backend/buyer_purchase_piece" search={create} {...second}>
            <Trans>Ask for cut pieces</Trans>
          </ButtonLink>
        </>
      ),
      drawing: <CutDrawing />,
    },
    {
      name: t`Buy together`,
      title: <Trans>Order from the mill together, pay less per tonne</Trans>,
      lead: (
        <Trans>
          A mill rolls from a certain tonnage on. Join with what you need: the price falls as the tonnes add
          up, and below the target nobody is bound.
        </Trans>
      ),
      actions: (
        <ButtonLink to="/home/raise" size="md" leftSection={find}>
          <Trans>See group buying</Trans>
        </ButtonLink>
      ),
      drawing: <StepsDrawing />,
    },
  ]
  return (
    <Tabs
      component="section"
      defaultValue={slides[0]?.name}
      keepMounted={false}
      variant="none"
      className={classes.hero}
    >
      {slides.map(({ name, title, lead, actions, drawing }) => (
        <Tabs.Panel key={name} value={name} className={classes.slide}>
          <div className={classes.text}>
            <h1 className={classes.title}>{title}</h1>
            <p className={classes.lead}>{lead}</p>
            <div className={classes.actions}>{actions}</div>
          </div>
          {drawing}
        </Tabs.Panel>
      ))}
      <Tabs.List className={classes.dots} aria-label={t`What the market does`}>
        {slides.map(({ name }) => (
          <Tabs.Tab key={name} value={name} aria-label={name} title={name} className={classes.dot} />
        ))}
      </Tabs.List>
    </Tabs>
  )
}
