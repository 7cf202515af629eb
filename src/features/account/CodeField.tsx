import { Button, TextInput } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef, useState } from 'react'
import type { CodeEvent } from '#contract/verify_code.ts'
import { codeWaitSeconds, useCountdown } from './countdown.ts'
import classes from './AccountPage.module.css'

const CaptchaDialog = lazy(async () => ({ default: (await import('./CaptchaDialog.tsx')).CaptchaDialog }))

type Props = {
  id?: string
  event: CodeEvent
  /** Returns the account to send the code to, or null while it is not valid. */
  accountToAsk: () => string | null
  value?: string
  onChange?: (event: React.ChangeEvent<HTMLInputElement>) => void
  error?: React.ReactNode
}

/** Field for a verification code with a button that sends one: after a captcha, and at most every 60 seconds (SPEC 4.7, 5.5). */
export function CodeField({ event, accountToAsk, ...input }: Props) {
  const { t } = useLingui()
  const [left, start] = useCountdown(event)
  const [account, setAccount] = useState<string>()
  const codeInput = useRef<HTMLInputElement>(null)
  return (
    <>
      <TextInput
        ref={codeInput}
        label={t`Verification code`}
        withAsterisk
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        inputContainer={(field) => (
          <div className={classes.code}>
            {field}
            <Button
              variant="default"
              disabled={left > 0}
              onClick={() => setAccount(accountToAsk() ?? undefined)}
            >
              {left > 0 ? <Trans>Send again in {left} s</Trans> : <Trans>Send code</Trans>}
            </Button>
          </div>
        )}
        {...input}
      />
      <Suspense>
        {account && (
          <CaptchaDialog
            event={event}
            account={account}
            onClose={() => setAccount(undefined)}
            onSent={() => {
              start(codeWaitSeconds)
              codeInput.current?.focus()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
