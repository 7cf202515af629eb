import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { msg } from '@lingui/core/macro'
import { useState } from 'react'
import {
  goodBusinessAdminApi,
  supplierRefusals,
  type SupplierRefusal,
  type SupplierReview,
} from '#contract/good_business_admin.ts'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { usePresetReasons } from '#shared/form/use_preset_reasons.ts'
import { RejectDialog } from '#shared/ui/RejectDialog.tsx'
import { affected } from './review_calls.ts'

const labels = {
  request_revision: msg`Ask for changes`,
  reject: msg`Reject`,
  remove: msg`Remove from the list`,
}

/** The decisions with a reason that are possible now. */
export function RefusalButtons({ review }: { review: SupplierReview }) {
  const { t } = useLingui()
  const { can, company, version } = review
  const [refusing, setRefusing] = useState<SupplierRefusal | null>(null)
  const possible = supplierRefusals.filter((name) => (name === 'remove' ? can.remove : can.refuse))
  return (
    <>
      {possible.map((name) => (
        <Button
          key={name}
          variant="outline"
          color={name === 'request_revision' ? undefined : 'red'}
          onClick={() => setRefusing(name)}
        >
          {t(labels[name])}
        </Button>
      ))}
      {refusing && (
        <RefusalDialog
          name={refusing}
          id={version.id}
          company={company.name}
          onClose={() => setRefusing(null)}
        />
      )}
    </>
  )
}

type Props = { name: SupplierRefusal; id: number; company: string; onClose: () => void }

function RefusalDialog({ name, id, company, onClose }: Props) {
  const { t } = useLingui()
  const reasons = usePresetReasons({ action: `supplier_${name}` })
  const form = useEndpointForm(goodBusinessAdminApi.refuse, {
    id: 'reject',
    params: { id, action: name },
    values: { comment: '', img_arr: [] as string[] },
    toBody: ({ comment }) => ({ comment }),
    keptAs: `${name} supplier ${id}`,
    changes: affected,
    onSent: onClose,
  })
  return (
    <RejectDialog
      dialogTitle={t(labels[name])}
      form={form}
      subject={company}
      reasons={reasons}
      onClose={onClose}
    />
  )
}
