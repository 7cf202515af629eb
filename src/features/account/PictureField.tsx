import { Group, Skeleton, Text, TextInput, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import classes from './AccountPage.module.css'
import type { Picture } from './use_picture.ts'

type Props = {
  picture: Picture
  value?: string
  onChange: (typed: string) => void
  label?: string
  error?: React.ReactNode
  isFirst?: boolean
}

/** The picture and what somebody reads in it; a click on the picture brings another. */
export function PictureField({ picture, value = '', onChange, label, error, isFirst }: Props) {
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
            picture.renew()
          }}
          aria-label={t`Another picture`}
        >
          {picture.img ? (
            <img src={picture.img} alt={t`Picture code`} width={120} height={40} />
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
        {picture.isError ? (
          <Trans>The picture could not be loaded. Click it to try again.</Trans>
        ) : (
          <Trans>Hard to read? Click the picture for another one.</Trans>
        )}
      </Text>
    </div>
  )
}
