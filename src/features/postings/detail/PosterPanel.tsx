import { Button } from '@mantine/core'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PostingDetail } from '#contract/postings/views.ts'
import { CompanyPanel, ContactCard } from '#features/company/index.ts'
import detail from './PostingDetail.module.css'
import type { PostingKindEntry } from '../registry.ts'
import { responseTexts } from '../response_texts.ts'
import { useIsOwn } from '../use_is_own.ts'

/** Who offers it, what else they have on sale, and the way to contact them. */
export function PosterPanel({ entry, posting }: { entry: PostingKindEntry; posting: PostingDetail }) {
  const { t } = useLingui()
  const texts = responseTexts[entry.definition.response]
  return (
    <CompanyPanel company={posting.company} onMarket={t(texts.onMarket)} className={detail.box}>
      <ContactCard
        api={entry.api}
        posting={posting}
        isOwn={useIsOwn(posting)}
        answerHere={t(texts.answerHere)}
      />
      <Button
        component={Link}
        to={entry.view.route.list}
        search={{ company: posting.company.code } as never}
        variant="default"
        fullWidth
        className={detail.noPrint}
      >
        {t(texts.all)}
      </Button>
    </CompanyPanel>
  )
}
