import { Button, Group, Modal, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { verifyCodeApi, type CodeEvent } from '#contract/verify_code.ts'
import { call } from '#shared/api/call.ts'
import classes from './AccountPage.module.css'

type Props = { event: CodeEvent; account: string; onClose: () => void; onSent: () => void }

/** The picture code that is typed before a code is sent; a failure brings a new picture (spec §4). */
export function CaptchaDialog({ event, account, onClose, onSent }: Props) {
  const { t } = useLingui()
  const [code, setCode] = useState('')
  const image = useQuery({
    queryKey: [verifyCodeApi.image.path, event, account],
    queryFn: ({ signal }) => call(verifyCodeApi.image, {}, { signal }),
    // Each picture can be used once.
    gcTime: 0,
    staleTime: Infinity,
  })
  const renew = () => {
    setCode('')
    void image.refetch()
  }
  const send = useMutation({
    mutationFn: (key: string) =>
      call(verifyCodeApi.send, { body: { key, code, event, mobile: account } }, { keep: true }),
    onSuccess: () => {
      onSent()
      onClose()
    },
    onError: renew,
  })
  const key = image.data?.key
  return (
    <Modal
      opened
      onClose={onClose}
      centered
      size={340}
      title={<Trans>Type the characters in the picture</Trans>}
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <form
        onSubmit={(submitted) => {
          submitted.preventDefault()
          if (key && code.trim() !== '') send.mutate(key)
        }}
      >
        <Group gap="xs" wrap="nowrap" align="flex-start">
          <TextInput
            data-autofocus
            aria-label={t`Characters in the picture`}
            autoComplete="off"
            maxLength={10}
            className={classes.grow}
            value={code}
            onChange={(typed) => setCode(typed.currentTarget.value)}
          />
          <UnstyledButton className={classes.picture} onClick={renew} aria-label={t`Another picture`}>
            {image.data && !image.isFetching ? (
              <img src={image.data.img} alt={t`Picture code`} width={120} height={40} />
            ) : (
              <Skeleton width={120} height={40} />
            )}
          </UnstyledButton>
        </Group>
        <Text size="xs" c="dimmed" mt={6}>
          {image.isError ? (
            <Trans>The picture could not be loaded. Click it to try again.</Trans>
          ) : (
            <Trans>Hard to read? Click the picture for another one.</Trans>
          )}
        </Text>
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
    </Modal>
  )
}
