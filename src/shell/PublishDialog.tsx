import { Anchor, Stack, Text, UnstyledButton } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { useTags } from '#shared/reference/reference.ts'
import type { MenuEntry } from './menus/menu.ts'
import { publishMenu } from './menus/publish.ts'
import { usePages } from './use_pages.ts'
import classes from './PublishDialog.module.css'

/** What can be bought, sold or posted; a choice opens its page with `command=create` (SPEC 2.40, 2.66). */
export function PublishDialog({ close }: { close: () => void }) {
  const { t } = useLingui()
  const exists = usePages()
  const session = useSession()
  const groups = publishMenu
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => exists(entry.to)) }))
    .filter((group) => group.entries.length > 0)
  const isRefused = (entry: MenuEntry) => session !== null && !allowed(session, entry.permission)
  const isAnyRefused = groups.some((group) => group.entries.some(isRefused))
  return (
    <Stack gap="md">
      {groups.map((group) => (
        <div key={group.label?.id}>
          {group.label && (
            <Text size="sm" c="dimmed" mb={6}>
              {t(group.label)}
            </Text>
          )}
          <div className={classes.choices}>
            {group.entries.map((entry) => (
              <PublishChoices key={entry.to} entry={entry} disabled={isRefused(entry)} close={close} />
            ))}
          </div>
        </div>
      ))}
      {session === null && (
        <Text size="sm" c="dimmed">
          <Trans>You will be asked to log in first.</Trans>
        </Text>
      )}
      {isAnyRefused && (
        <Text size="sm" c="dimmed">
          <Trans>
            Greyed-out choices need company information or a permission that your main account can give you.
          </Trans>
        </Text>
      )}
    </Stack>
  )
}

type ChoiceProps = { entry: MenuEntry; disabled: boolean; close: () => void }

function PublishChoices({ entry, disabled, close }: ChoiceProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const exists = usePages()
  const tags = useTags(entry.tags?.module ?? 'forum')
  const choices = entry.tags
    ? tags.slice(0, entry.tags.max).map((tag) => ({ name: tag.name, query: `${entry.tags?.key}=${tag.id}&` }))
    : [{ name: t(entry.label), query: '' }]
  const bulk = `${entry.to}/bulk`
  const single = choices.map((choice) => (
    <UnstyledButton
      key={choice.name}
      className={classes.choice}
      disabled={disabled}
      onClick={() => {
        close()
        void navigate({ href: `${entry.to}?${choice.query}command=create` })
      }}
    >
      <strong>{choice.name}</strong>
      {entry.hint && <span>{t(entry.hint)}</span>}
    </UnstyledButton>
  ))
  if (!entry.hint) return single
  return (
    <div className={classes.pair}>
      {single}
      {!disabled && exists(bulk) && (
        <Anchor component={Link} to={bulk} size="sm" onClick={close}>
          <Trans>Many at once, from a spreadsheet</Trans>
        </Anchor>
      )}
    </div>
  )
}
