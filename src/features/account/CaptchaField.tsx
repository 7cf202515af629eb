import { Group, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from './AccountPage.module.css'
import type { Captcha } from './use_captcha.ts'

type Props = {
  captcha: Captcha
  value?: string
  onChange: (typed: string) => void
  label?: string
  error?: React.ReactNode
  isFirst?: boolean
}

/** Field for the characters in a captcha; a click on the picture brings another one. */
export function CaptchaField({ captcha, value = '', onChange, label, error, isFirst }: Props) {
  const { t } = useLingui()
  return (
    <div>
      <Group gap="xs" wrap="nowrap" align="flex-end">
        <TextInput
          data-autofocus={isFirst || undefined}
          label={label}
          withAsterisk={label !== undefined}
          aria-label={label === undefined ? t`Characters in the picture` : undefined}
          autoComplete="off"
          maxLength={10}
          className={classes.grow}
          value={value}
          onChange={(typed) => onChange(typed.currentTarget.value)}
          error={Boolean(error)}
        />
        <UnstyledButton
          className={classes.picture}
          onClick={() => {
            onChange('')
            captcha.renew()
          }}
          aria-label={t`Another picture`}
        >
          {captcha.img ? (
            <img src={captcha.img} alt={t`Picture code`} width={120} height={40} />
          ) : (
            <Skeleton width={120} height={40} />
          )}
        </UnstyledButton>
      </Group>
      {error && (
        <Text size="xs" c="var(--mantine-color-error)" mt={5}>
          {error}
        </Text>
      )}
      <Text size="xs" c="dimmed" mt={6}>
        {captcha.isError ? (
          <Trans>The picture could not be loaded. Click it to try again.</Trans>
        ) : (
          <Trans>Hard to read? Click the picture for another one.</Trans>
        )}
      </Text>
    </div>
  )
}
