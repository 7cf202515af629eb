import { Button } from '@mantine/core'
import { Trans } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { latinNameApi } from '#contract/latin_name.ts'
import { call } from '#shared/api/call.ts'

type Props = {
  /** The company's Chinese name. */
  name: string
  /** What the field has: a name that somebody typed is not replaced. */
  english: string | null
  onProposal: (english: string) => void
}

/** Button that fills an empty English name with a proposal; nothing if there is no Chinese name to make it from. */
export function ProposeName({ name, english, onProposal }: Props) {
  const proposal = useMutation({
    mutationFn: () => call(latinNameApi.propose, { query: { name: name.trim() } }),
    onSuccess: ({ proposed }) => onProposal(proposed),
  })
  if (english?.trim() || !/\p{Script=Han}/u.test(name)) return null
  return (
    <Button
      size="compact-xs"
      variant="subtle"
      style={{ justifySelf: 'start' }}
      loading={proposal.isPending}
      onClick={() => proposal.mutate()}
    >
      <Trans>Propose one from the Chinese name</Trans>
    </Button>
  )
}
