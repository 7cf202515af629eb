import { Tabs } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { BannerPicture, bannersQuery } from '#features/banner/index.ts'
import { ButtonLink } from '#shared/ui/links.tsx'
import { CutDrawing, ShaftDrawing, StepsDrawing } from './HeroDrawings.tsx'
import classes from './Hero.module.css'

/** `id` becomes part of element ids, so it must be one word and the same in every language. */
type Slide = {
  id: string
  name: string
  title: ReactNode
  lead: ReactNode
  actions: ReactNode
  drawing: ReactNode
}

const find = <IconSearch size={17} aria-hidden />
const create = { command: 'create' } as const
const secondaryButton = {
  size: 'md',
  variant: 'outline',
  color: 'gray.3',
  leftSection: <IconPlus size={17} aria-hidden />,
} as const

/** Slides of the start page: first the operators' banners, then what the market offers. They change only when the reader changes them. */
export function Hero() {
  const { t } = useLingui()
  const slides: Slide[] = [
    {
      id: 'find',
      name: t`Find steel`,
      title: <Trans>Type the spec, find the steel</Trans>,
      lead: <Trans>The search knows steel: grade, shape and exact dimensions. Try 42CrMo φ300×1200.</Trans>,
      actions: (
        <>
          <ButtonLink to="/home/quotation" size="md" leftSection={find}>
            <Trans>Find stock</Trans>
          </ButtonLink>
          <ButtonLink to="/backend/seller_quotation" search={create} {...secondaryButton}>
            <Trans>Publish stock</Trans>
          </ButtonLink>
        </>
      ),
      drawing: <ShaftDrawing />,
    },
    {
      id: 'cut',
      name: t`Cut to size`,
      title: <Trans>The piece you need, cut from stock</Trans>,
      lead: (
        <Trans>
          Enter the finished pieces you need. Every remnant is checked for how many it yields, saw kerf
          included, least waste first.
        </Trans>
      ),
      actions: (
        <>
          <ButtonLink to="/home/purchase_piece" size="md" leftSection={find}>
            <Trans>See cut-to-size requests</Trans>
          </ButtonLink>
          <ButtonLink to="/backend/buyer_purchase_piece" search={create} {...secondaryButton}>
            <Trans>Request cut pieces</Trans>
          </ButtonLink>
        </>
      ),
      drawing: <CutDrawing />,
    },
    {
      id: 'together',
      name: t`Buy together`,
      title: <Trans>Order from the mill together, pay less per tonne</Trans>,
      lead: (
        <Trans>
          A mill starts rolling at a certain tonnage. Join with what you need: the price falls as the tonnes
          add up, and below the target nobody is bound.
        </Trans>
      ),
      actions: (
        <ButtonLink to="/home/raise" size="md" leftSection={find}>
          <Trans>See group buys</Trans>
        </ButtonLink>
      ),
      drawing: <StepsDrawing />,
    },
  ]
  const { data: banners = [] } = useQuery(bannersQuery('home_top'))
  const [chosen, setChosen] = useState<string | null>(null)
  return (
    <Tabs
      component="section"
      value={chosen ?? (banners[0] ? `banner-${banners[0].id}` : 'find')}
      onChange={setChosen}
      keepMounted={false}
      variant="none"
      className={classes.hero}
    >
      {slides.map(({ id, title, lead, actions, drawing }) => (
        <Tabs.Panel key={id} value={id} className={classes.slide}>
          <div className={classes.text}>
            <h1 className={classes.title}>{title}</h1>
            <p className={classes.lead}>{lead}</p>
            <div className={classes.actions}>{actions}</div>
          </div>
          {drawing}
        </Tabs.Panel>
      ))}
      {banners.map((banner) => (
        <Tabs.Panel key={banner.id} value={`banner-${banner.id}`} className={classes.slide}>
          <BannerPicture banner={banner} />
        </Tabs.Panel>
      ))}
      <Tabs.List className={classes.dots} aria-label={t`What you can do here`}>
        {banners.map(({ id, title }) => (
          <Tabs.Tab
            key={id}
            value={`banner-${id}`}
            aria-label={title}
            title={title}
            className={classes.dot}
          />
        ))}
        {slides.map(({ id, name }) => (
          <Tabs.Tab key={id} value={id} aria-label={name} title={name} className={classes.dot} />
        ))}
      </Tabs.List>
    </Tabs>
  )
}
