import { Button, Checkbox, Popover } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { IconChevronDown } from '@tabler/icons-react'
import type { Facets } from '#contract/postings/views.ts'
import { deliveryStateLabels, deliveryStates, type DeliveryState } from '#contract/steel/delivery_states.ts'
import { Count } from '#shared/ui/Count.tsx'
import { lang } from '#shared/i18n/language.ts'
import { toggled, zeroLast } from './FilterOption.tsx'
import classes from './PostingFilters.module.css'
import { capitalised } from '../use_option_text.ts'

type DeliveryStateFilterProps = {
  value: DeliveryState[] | undefined
  facets: Facets | undefined
  onChange: (states: DeliveryState[]) => void
}

/** Filter by delivery conditions, several at once, each with its number of postings. */
export function DeliveryStateFilter({ value = [], facets, onChange }: DeliveryStateFilterProps) {
  const counts = new Map(facets?.delivery_state.map((one) => [one.value, one.count]))
  const countOf = (state: DeliveryState) => (facets ? (counts.get(state) ?? 0) : null)
  return (
    <Popover trapFocus position="bottom-start" shadow="md">
      <Popover.Target>
        <Button
          variant="subtle"
          color={value.length > 0 ? undefined : 'gray'}
          size="compact-sm"
          fw={value.length > 0 ? 600 : 400}
          px={4}
          rightSection={<IconChevronDown size={14} aria-hidden />}
        >
          <Trans>Delivery condition</Trans>
          {value.length > 0 && ` (${value.length})`}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <div className={classes.popover}>
          {zeroLast(deliveryStates, countOf).map((state) => (
            <Checkbox
              key={state}
              size="xs"
              checked={value.includes(state)}
              onChange={() => onChange(toggled(value, state))}
              label={
                <>
                  {capitalised(deliveryStateLabels[state][lang])}
                  <Count of={counts.get(state)} className={classes.count} />
                </>
              }
            />
          ))}
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
