import { Plural, Trans } from '@lingui/react/macro'

/** How many more companies' contact details the reader can see today; `count` is null where there is no limit. */
export function LeftToday({ count }: { count: number | null }) {
  if (count === null) return <Trans>There is no limit to the companies you look up.</Trans>
  return <Plural value={count} one="# more company today" other="# more companies today" />
}
