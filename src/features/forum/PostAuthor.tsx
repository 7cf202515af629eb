import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ForumPost } from '#contract/forum_views.ts'
import { CertifiedBadge, TierTag } from '#features/company/index.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Post.module.css'

type Props = Pick<ForumPost, 'author' | 'is_starter' | 'position'>

/** Who wrote a post, with the company and its tier. */
export function PostAuthor({ author, is_starter: isStarter, position }: Props) {
  if (!author)
    return (
      <div className={classes.author} data-empty>
        <span className={classes.avatar} aria-hidden />
      </div>
    )
  const { name, company, is_operator: isOperator } = author
  return (
    <div className={classes.author}>
      <span className={classes.avatar} aria-hidden data-operator={isOperator || undefined}>
        {[...name][0]?.toUpperCase()}
      </span>
      <div className={classes.who}>
        <strong>{name}</strong>
        {company && (
          <Link to="/home/company/$code" params={{ code: company.code }}>
            {company.name}
          </Link>
        )}
        <div className={classes.marks}>
          {isOperator && (
            <Tag tone="forge">
              <Trans>Operator</Trans>
            </Tag>
          )}
          {isStarter && position !== 0 && (
            <Tag tone="blue">
              <Trans>Asked the question</Trans>
            </Tag>
          )}
          {company && <TierTag membership={company.membership} />}
          {company && <CertifiedBadge company={company} />}
        </div>
      </div>
    </div>
  )
}
