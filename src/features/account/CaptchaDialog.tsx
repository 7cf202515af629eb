import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { verifyCodeApi, type CodeEvent } from '#contract/verify_code.ts'
import { call } from '#shared/api/call.ts'
import { TopDialog } from '#shared/ui/TopDialog.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { useCaptcha } from './use_captcha.ts'

type Props = { event: CodeEvent; account: string; onClose: () => void; onSent: () => void }

/** Asks for the characters in a captcha before a code is sent; a failure brings a new captcha (SPEC 4.8, 5.5). */
export function CaptchaDialog({ event, account, onClose, onSent }: Props) {
  const [code, setCode] = useState('')
  const captcha = useCaptcha(`${event} ${account}`)
  const { key } = captcha
  const send = useMutation({
    mutationFn: (solved: string) =>
      call(verifyCodeApi.send, { body: { key: solved, code, event, mobile: account } }, { keep: true }),
    onSuccess: () => {
      onSent()
      onClose()
    },
    onError: () => {
      setCode('')
      captcha.renew()
    },
  })
  return (
    <TopDialog opened onClose={onClose} size={340} title={<Trans>Type the characters in the picture</Trans>}>
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (key && code.trim() !== '') send.mutate(key)
        }}
      >
        <CaptchaField captcha={captcha} value={code} onChange={setCode} isFirst />
        <Button
          type="submit"
          fullWidth
          mt="md"
          loading={send.isPending}
          disabled={!key || code.trim() === ''}
        >
          <Trans>Send code</Trans>
        </Button>
      </form>
    </TopDialog>
  )
}
