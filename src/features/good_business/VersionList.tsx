import { useLingui } from '@lingui/react/macro'
import type { SupplierVersion } from '#contract/good_business.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { History } from '#shared/ui/History.tsx'
import { Tag } from '#shared/ui/Tag.tsx'
import { supplierStateLabels } from './labels.ts'
import { VersionFacts } from './VersionFacts.tsx'

/** Versions that open one by one, newest first. */
export function VersionList({ versions }: { versions: readonly SupplierVersion[] }) {
  const { t } = useLingui()
  return (
    <History
      entries={versions.map((version) => {
        const { label, tone } = supplierStateLabels[version.state]
        return {
          id: version.id,
          tag: <Tag tone={tone}>{t(label)}</Tag>,
          text: version.comment,
          time: formatDate(version.submitted_time),
          content: <VersionFacts version={version} />,
        }
      })}
    />
  )
}
