import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { PostingRow } from '#contract/postings/views.ts'
import { Tag } from '#shared/ui/Tag.tsx'
import classes from './Blocks.module.css'
import { useOptionText } from './use_option_text.ts'
import { VisibilityTag } from './VisibilityTag.tsx'

type Props = { posting: PostingRow; full?: boolean; certificatePage?: string | undefined }

/**
 * Tags for what a buyer looks for first: prime or remnant, certificate, weighing method; `full` adds test report and
 * cutting. `certificatePage` is what the tag of the certificate links to.
 */
export function PostingTags({ posting, full = false, certificatePage }: Props) {
  const option = useOptionText()
  const { character, certificate_type: certificate, weighing_method: weighing } = posting
  return (
    <div className={classes.tags}>
      {character !== null && (
        <Tag tone={character === 1 ? 'blue' : 'forge'}>{option('character', character)}</Tag>
      )}
      {posting.have_warranty === 1 && (
        <Tag tone="green">
          {certificatePage ? (
            <Link to={certificatePage} className={classes.inTag}>
              <Trans>Certificate</Trans> {certificate}
            </Link>
          ) : (
            <>
              <Trans>Certificate</Trans> {certificate}
            </>
          )}
        </Tag>
      )}
      {full && posting.have_report === 1 && (
        <Tag tone="green">
          <Trans>Test report</Trans>
        </Tag>
      )}
      {weighing !== null && (
        <Tag tone={weighing === 1 ? 'grey' : 'amber'}>
          {weighing === 1 ? <Trans>Scale weight</Trans> : <Trans>Theoretical weight</Trans>}
        </Tag>
      )}
      {full && posting.cuttable === 1 && (
        <Tag tone="grey">
          <Trans>Can be cut</Trans>
        </Tag>
      )}
      <VisibilityTag posting={posting} />
    </div>
  )
}
