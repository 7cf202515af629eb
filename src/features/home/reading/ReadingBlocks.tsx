import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Lang } from '#contract/enums.ts'
import { formatAge, formatDate } from '#shared/i18n/format.ts'
import { lang } from '#shared/i18n/language.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import { HomeBlock } from '../HomeBlock.tsx'
import { articlesQuery, suppliersQuery, threadsQuery } from './reading_queries.ts'
import classes from './ReadingBlocks.module.css'

/** A market in which nothing was written yet has no empty block for it. */
const isEmpty = ({ data }: { data?: { results: readonly unknown[] } | undefined }) =>
  data?.results.length === 0

/** Below the postings: what is talked and written about, and who makes what. */
export function ReadingBlocks() {
  const { t } = useLingui()
  const threads = useQuery(threadsQuery)
  const articles = useQuery(articlesQuery)
  const suppliers = useQuery(suppliersQuery)
  return (
    <>
      {!isEmpty(threads) && (
        <HomeBlock
          title={t`In the forum`}
          all={{ to: '/home/forum' }}
          list={threads}
          rows={threads.data?.results}
        >
          {({ id, title, lang: written, reply_count: replies, last_time: time }) => (
            <Row
              key={id}
              to={`/home/forum/${id}`}
              title={title}
              written={written}
              facts={[
                replies === 0 ? t`No replies yet` : plural(replies, { one: '# reply', other: '# replies' }),
                formatAge(time),
              ]}
            />
          )}
        </HomeBlock>
      )}
      {!isEmpty(articles) && (
        <HomeBlock
          title={t`Latest articles`}
          all={{ to: '/home/article' }}
          list={articles}
          rows={articles.data?.results}
        >
          {({ id, title, lang: written, publish_time: time }) => (
            <Row
              key={id}
              to={`/home/article/detail/${id}`}
              title={title}
              written={written}
              facts={[formatDate(time)]}
            />
          )}
        </HomeBlock>
      )}
      {!isEmpty(suppliers) && (
        <div className={classes.wide}>
          <HomeBlock
            title={t`Preferred suppliers`}
            all={{ to: '/home/good_business' }}
            list={suppliers}
            rows={suppliers.data && [suppliers.data.results]}
          >
            {(found) => (
              <div key="suppliers" className={classes.suppliers}>
                {found.map(({ company, products, is_sponsored: isSponsored }) => (
                  <Link key={company.code} to="/home/company/$code" params={{ code: company.code }}>
                    <strong>{company.name}</strong>
                    {isSponsored && (
                      <Tag tone="amber" title={t`This place in the list is paid for`}>{t`Sponsored`}</Tag>
                    )}
                    <span>{products.slice(0, 4).join(' · ')}</span>
                  </Link>
                ))}
              </div>
            )}
          </HomeBlock>
        </div>
      )}
    </>
  )
}

type RowProps = { to: string; title: string; written: Lang; facts: readonly ReactNode[] }

/** A title that leads to its page, and when; marked if it is written in the other language. */
function Row({ to, title, written, facts }: RowProps) {
  const { t } = useLingui()
  return (
    <Link to={to} className={classes.row}>
      <span lang={written}>{title}</span>
      {written !== lang && <Tag tone="grey">{written === 'zh' ? t`Chinese` : t`English`}</Tag>}
      <small>{facts.join(' · ')}</small>
    </Link>
  )
}
