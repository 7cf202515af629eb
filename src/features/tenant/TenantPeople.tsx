import { Anchor, Button, Group } from '@mantine/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { CompanyOverview } from '#contract/tenant.ts'
import { formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import classes from '#shared/resource_page/Detail.module.css'
import { allowed } from '#shared/session/allowed.ts'
import { useSession } from '#shared/session/session.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { MainAccountDialog, type CompanyPerson } from './MainAccountDialog.tsx'

/** The accounts of the company, the main one first, and the button that makes another one the main account. */
export function TenantPeople({ company }: { company: CompanyOverview }) {
  const { t } = useLingui()
  const session = useSession()
  const [next, setNext] = useState<CompanyPerson | null>(null)
  const { people } = company
  return (
    <>
      <table className={classes.table}>
        <tbody>
          {people.map((person) => (
            <tr key={person.id}>
              <td className={classes.name}>
                {allowed(session, 'admin_user.get') ? (
                  <Anchor
                    component={Link}
                    size="sm"
                    to={'/admin/user' as string}
                    search={{ row: person.id } as never}
                  >
                    {person.name[lang]}
                  </Anchor>
                ) : (
                  person.name[lang]
                )}{' '}
                {person.is_frozen && (
                  <Tag tone="amber">
                    <Trans>Frozen</Trans>
                  </Tag>
                )}
              </td>
              <td>{person.role === 'main_account' ? t`Main account` : t`Staff`}</td>
              <td>
                <Group gap="4px 8px" justify="space-between">
                  <span className={classes.number}>
                    {person.last_login_time ? formatDate(person.last_login_time) : '–'}
                  </span>
                  {person.can_be_main && (
                    <Button size="compact-xs" variant="default" onClick={() => setNext(person)}>
                      <Trans>Make main account…</Trans>
                    </Button>
                  )}
                </Group>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {next && <MainAccountDialog company={company} person={next} onClose={() => setNext(null)} />}
    </>
  )
}
