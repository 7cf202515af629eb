import { Text } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { adminPermissions } from '#contract/permissions.ts'
import { permissionTexts } from './permission_texts.ts'
import classes from './BackendUser.module.css'

/** Permissions in words, each with what it opens. */
export function PermissionList({ of }: { of: readonly string[] }) {
  const { t } = useLingui()
  const known = adminPermissions.filter((one) => of.includes(one))
  if (known.length === 0)
    return (
      <Text size="sm" c="dimmed">
        <Trans>Only the overview</Trans>
      </Text>
    )
  return (
    <ul className={classes.permissions}>
      {known.map((one) => (
        <li key={one}>
          <Text size="sm">{t(permissionTexts[one].label)}</Text>
          <Text size="xs" c="dimmed">
            {t(permissionTexts[one].opens)}
          </Text>
        </li>
      ))}
    </ul>
  )
}
