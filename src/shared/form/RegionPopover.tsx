import { Button, Popover, type ButtonProps } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconChevronDown } from '@tabler/icons-react'
import { nameIn } from '#contract/reference/regions.ts'
import { lang } from '../i18n/language.ts'
import { useRegions } from '../reference/reference.ts'
import { RegionPicker } from './RegionPicker.tsx'

type Props = {
  /** Says what the region means, while none is chosen. */
  label: string
  value: number | undefined
  onChange: (region: number | undefined) => void
  /** Numbers of matches by region. */
  counts?: ReadonlyMap<number, number> | undefined
  /** Looks of the button. */
  button: ButtonProps
}

/** Button that opens a filter by region on any level from country to district. */
export function RegionPopover({ label, value, onChange, counts, button }: Props) {
  const [opened, { toggle, close }] = useDisclosure(false)
  const regions = useRegions()
  const name = value === undefined ? undefined : nameIn(regions?.get(value), lang)
  return (
    <Popover opened={opened} onChange={close} trapFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          {...button}
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
            counts={counts}
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
