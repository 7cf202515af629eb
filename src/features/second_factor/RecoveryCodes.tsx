import { Button, Group, Stack, Text, Title } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { IconCopy, IconDownload } from '@tabler/icons-react'
import { saveFile } from '#shared/table/save_file.ts'
import { CopyTextButton } from '#shared/ui/CopyTextButton.tsx'
import classes from './SecondFactor.module.css'

/** New recovery codes, which are shown only now; `onKept` continues. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useLingui()
  const text = codes.join('\n')
  return (
    <Stack gap="sm">
      <Title order={2} fz="md">
        <Trans>Keep these recovery codes</Trans>
      </Title>
      <Text size="sm">
        <Trans>
          Each of them lets you in once when your phone is not at hand. They are shown only now: print them or
          put them into a password manager, not on the same phone.
        </Trans>
      </Text>
      <ul className={classes.codes} aria-label={t`Recovery codes`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs">
        <CopyTextButton
          text={text}
          size="compact-sm"
          icon={<IconCopy size={15} aria-hidden />}
          done={t`Recovery codes copied`}
        >
          <Trans>Copy</Trans>
        </CopyTextButton>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<IconDownload size={15} aria-hidden />}
          onClick={() => saveFile('forging-market-recovery-codes.txt', 'text/plain', `${text}\n`)}
        >
          <Trans>Save as a file</Trans>
        </Button>
      </Group>
      <Button fullWidth onClick={onKept}>
        <Trans>I have kept them</Trans>
      </Button>
    </Stack>
  )
}
