import { Button, Popover } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import type { Facets } from '#contract/postings/views.ts'
import { nameIn } from '#contract/reference/regions.ts'
import { RegionPicker } from '#shared/form/RegionPicker.tsx'
import { lang } from '#shared/i18n/language.ts'
import { useRegions } from '#shared/reference/reference.ts'

type RegionFilterProps = {
  /** Says what the region means: where goods are stored, or where they are to be delivered. */
  label: string
  value: number | undefined
  facets: Facets | undefined
  onChange: (region: number | undefined) => void
}

/** Filter by region on any level from country to district, each with its number of postings. */
export function RegionFilter({ label, value, facets, onChange }: RegionFilterProps) {
  const [opened, { toggle, close }] = useDisclosure(false)
  const regions = useRegions()
  const name = value === undefined ? undefined : nameIn(regions?.get(value), lang)
  return (
    <Popover opened={opened} onChange={close} trapFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          color={name ? undefined : 'gray'}
          size="compact-sm"
          fw={name ? 600 : 400}
          px={4}
          rightSection={<IconChevronDown size={14} aria-hidden />}
          disabled={!regions}
          onClick={toggle}
        >
          {name ?? label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown p={0}>
        {regions && (
          <RegionPicker
            regions={regions}
            value={value ?? null}
            counts={facets && new Map(facets.region.map((one) => [Number(one.value), one.count]))}
            onChoose={(id) => {
              onChange(id)
              close()
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
