import { Paper, Text, Title } from '@mantine/core'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { lang } from '#shared/i18n/language.ts'
import type { AnySearch } from '#shared/resource_page/any_search.ts'
import { Contents } from '#shared/rich_text/Contents.tsx'
import { RichText } from '#shared/rich_text/RichText.tsx'
import { KeywordInput } from '#shared/table/KeywordInput.tsx'
import { Empty } from '#shared/ui/Empty.tsx'
import { AnchorLink } from '#shared/ui/links.tsx'
import { usePageTitle } from '#shared/ui/use_page_title.ts'
import classes from './HelpCentre.module.css'
import { explaining, searchHelp, type HelpPage } from '#contract/help/help_page.ts'
import { helpSearch } from './help_search.ts'
import { helpGroups, helpPages } from '#contract/help/pages.ts'

const groupLabels: Record<keyof typeof helpGroups, MessageDescriptor> = {
  trading: msg`Publishing and dealing`,
  account: msg`Account and company`,
  service: msg`Finding and services`,
}

type Props = {
  /** The search object of the address, not validated. */
  search: AnySearch
  onSearch: (search: AnySearch) => void
}

/** Help by key, by the page from which it was asked for, or by words (SPEC 2.18). */
export function HelpCentre({ search: address, onSearch }: Props) {
  const { t } = useLingui()
  const { key, from, keyword } = helpSearch(address)
  const asked = helpPages.find((page) => page.key === key)
  const shown =
    asked ?? (key === undefined && from ? explaining(helpPages, from) : undefined) ?? helpPages[0]!
  const isUnknown = key !== undefined && !asked
  usePageTitle(...(keyword === undefined ? [shown.title[lang]] : []), t`Help centre`)
  return (
    <div className={classes.page}>
      <Paper withBorder className={classes.side}>
        <div className={classes.search}>
          <KeywordInput
            label={t`Search the help`}
            placeholder={t`What do you want to know?`}
            keyword={keyword}
            onSearch={(next) => onSearch(next === undefined ? { key: shown.key } : { keyword: next })}
          />
        </div>
        <nav aria-label={t`Help pages`}>
          {(Object.keys(helpGroups) as (keyof typeof helpGroups)[]).map((group) => (
            <section key={group}>
              <strong>{t(groupLabels[group])}</strong>
              <ul>
                {helpGroups[group].map((page) => (
                  <li key={page.key}>
                    <TopicLink page={page} current={keyword === undefined && page === shown} />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </Paper>
      <Paper withBorder component="article" className={classes.article}>
        {keyword !== undefined ? (
          <Found keyword={keyword} />
        ) : (
          <>
            {isUnknown && (
              <Text size="sm" c="dimmed" role="note" mb="xs">
                <Trans>There is no help page of this name; this is the first one.</Trans>
              </Text>
            )}
            <Title order={1} size="h2" mb="sm">
              {shown.title[lang]}
            </Title>
            <Contents text={shown.text[lang]} />
            <RichText text={shown.text[lang]} />
          </>
        )}
      </Paper>
    </div>
  )
}

const TopicLink = ({ page, current = false }: { page: HelpPage; current?: boolean }) => (
  <AnchorLink
    to="/home/help"
    search={{ key: page.key }}
    size="sm"
    activeOptions={{ includeSearch: true, exact: true }}
    aria-current={current ? 'page' : undefined}
  >
    {page.title[lang]}
  </AnchorLink>
)

function Found({ keyword }: { keyword: string }) {
  const { t } = useLingui()
  const found = searchHelp(helpPages, keyword)
  return (
    <>
      <Title order={1} size="h3" mb="sm">
        {t`Help on “${keyword}”`}
      </Title>
      {found.length === 0 ? (
        <Empty title={t`No help page has these words`} hint={t`Try fewer words, or ask customer service.`} />
      ) : (
        <ul className={classes.found}>
          {found.map((page) => (
            <li key={page.key}>
              <TopicLink page={page} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
