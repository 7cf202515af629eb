import { formatBytes } from '#shared/i18n/format.ts'
import type { ResourceRow } from '#shared/resource_page/define_page.ts'

/** A version code as it was typed, without separators. */
export const CodeCell = ({ row }: { row: ResourceRow }) => String(row['code'])

export const SizeCell = ({ row }: { row: ResourceRow }) => formatBytes(row['size'] as number)
