import type { QuotaExhausted } from '#contract/quotas.ts'
import type { ApiError } from '../api/error.ts'
import { openModal } from '../ui/open_modal.ts'
import { QuotaTable, quotaModal } from './QuotaTable.tsx'

/** Opens a dialog with the limits of all tiers, for an error `quota_exhausted`. */
export const openQuota = ({ message, data }: ApiError): Promise<void> =>
  openModal({
    modalId: quotaModal,
    title: message,
    size: 520,
    zIndex: 300,
    children: <QuotaTable of={data as QuotaExhausted} />,
  })
