import { Tabs } from '@mantine/core'
import type { CSSProperties } from 'react'
import { useLingui } from '@lingui/react/macro'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { ResourcePage } from '#shared/resource_page/ResourcePage.tsx'
import { marketMaterialPage } from '../market_material_page.ts'
import { marketPricePage } from '../market_price_page.ts'
import { PriceUpload } from './PriceUpload.tsx'

type Props = { search: AnySearch; onSearch: (search: AnySearch, replace?: boolean) => void }

const pages = { market_price: marketPricePage, market_material: marketMaterialPage }
const isPage = (name: unknown): name is keyof typeof pages => Object.keys(pages).includes(String(name))

/** Page of the back office with the prices of raw materials, the upload of many, and the materials. */
export function PriceAdminPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  const { of: given } = search
  const of = given === 'upload' || isPage(given) ? given : 'market_price'
  const names = { market_price: t`Prices`, upload: t`Upload prices`, market_material: t`Raw materials` }
  return (
    <div style={{ '--above': '48px' } as CSSProperties}>
      <Tabs value={of} onChange={(next) => onSearch({ of: next ?? undefined })} mb="xs">
        <Tabs.List>
          {Object.entries(names).map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Tabs>
      {of === 'upload' ? (
        <PriceUpload onList={() => onSearch({ of: 'market_price' })} />
      ) : (
        <ResourcePage
          key={of}
          of={pages[of]}
          search={search}
          onSearch={(next, replace) => onSearch({ ...next, of }, replace)}
        />
      )}
    </div>
  )
}
