import { Stack, Text } from '@mantine/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { secondFactorApi } from '#contract/second_factor.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { AppSetUp, type Begun } from './AppSetUp.tsx'
import { ProofForm } from './ProofForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

export type Change = 'setUp' | 'renewCodes' | 'remove'

const titles = {
  setUp: msg`Use another phone or app`,
  renewCodes: msg`Make new recovery codes`,
  remove: msg`Switch off two-step verification`,
}

const hints = {
  setUp: msg`First confirm with the app that you use now. It goes on working until the new one is confirmed.`,
  renewCodes: msg`The earlier recovery codes no longer work afterwards.`,
  remove: msg`Then the password alone opens the back office. The recovery codes go too.`,
}

/** Dialog that changes the second factor after a proof. */
export function ChangeDialog({
  change,
  hasPasskey,
  onClose,
}: {
  change: Change
  hasPasskey: boolean
  onClose: () => void
}) {
  const { t } = useLingui()
  const client = useQueryClient()
  const [begun, setBegun] = useState<Begun>()
  const [codes, setCodes] = useState<string[]>()
  const close = () => {
    void client.invalidateQueries({ queryKey: [secondFactorApi.state.path] })
    onClose()
  }
  const ways = { hasApp: true, hasPasskey }
  return (
    <TopDialog opened onClose={close} size={460} title={t(titles[change])}>
      {begun ? (
        <AppSetUp begun={begun} onDone={close} />
      ) : codes ? (
        <RecoveryCodes codes={codes} onKept={close} />
      ) : (
        <Stack gap="sm">
          <Text size="sm">{t(hints[change])}</Text>
          {change === 'setUp' && (
            <ProofForm of="setUp" ways={ways} submit={<Trans>Continue</Trans>} onDone={setBegun} />
          )}
          {change === 'renewCodes' && (
            <ProofForm
              of="renewCodes"
              ways={ways}
              submit={<Trans>Make new recovery codes</Trans>}
              onDone={({ recovery_codes }) => setCodes(recovery_codes)}
            />
          )}
          {change === 'remove' && (
            <ProofForm
              of="remove"
              ways={ways}
              color="red"
              submit={<Trans>Switch off</Trans>}
              onDone={close}
            />
          )}
        </Stack>
      )}
    </TopDialog>
  )
}
