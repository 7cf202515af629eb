import { useLingui } from '@lingui/react/macro'
import { staffApi, type StaffMember, type StaffRight } from '#contract/staff.ts'
import { FormDialog } from '#shared/form/FormDialog.tsx'
import { useEndpointForm } from '#shared/form/use_endpoint_form.ts'
import { RightsField } from './Rights.tsx'

type Props = { person: StaffMember; gives: readonly StaffRight[]; onClose: () => void }

/** Dialog that changes the rights of a colleague; mounted only while it is open. */
export function RightsDialog({ person, gives, onClose }: Props) {
  const { t } = useLingui()
  const { id, name, rights } = person
  const form = useEndpointForm(staffApi.change, {
    id: 'rights',
    params: { id },
    values: { rights },
    changes: [staffApi.list],
    onSent: onClose,
  })
  return (
    <FormDialog form={form} title={t`Rights of ${name}`} centered submitLabel={t`Save`} onClose={onClose}>
      <RightsField value={form.values.rights} onChange={(next) => form.set({ rights: next })} gives={gives} />
    </FormDialog>
  )
}
