import type { ComponentType } from 'react'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { IntentionButton, type RespondProps } from '#features/intention/index.ts'
import { JoinButton } from '#features/joining/index.ts'
import { QuoteButton } from '#features/quote/index.ts'

/** How one answers to each kind of posting; a way that has no button yet has none. */
const buttons: Partial<Record<PostingDefinition['response'], ComponentType<RespondProps>>> = {
  intention: IntentionButton,
  quote: QuoteButton,
  join: JoinButton,
}

/** What the reader does with a posting: show an intention, quote, join. */
export function ResponseButton(props: RespondProps) {
  const Button = buttons[postings[props.posting.kind].definition.response]
  return Button ? <Button {...props} /> : null
}
