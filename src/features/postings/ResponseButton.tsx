import type { ComponentType } from 'react'
import type { PostingDefinition } from '#contract/postings/define.ts'
import { postings } from '#contract/postings/index.ts'
import { IntentionButton, type RespondProps } from '#features/intention/index.ts'
import { JoinButton } from '#features/joining/index.ts'
import { QuoteButton } from '#features/quote/index.ts'

/** The button for each way of answering a posting. */
const buttons: Partial<Record<PostingDefinition['response'], ComponentType<RespondProps>>> = {
  intention: IntentionButton,
  quote: QuoteButton,
  join: JoinButton,
}

/** The reader's main action on a posting: enquire, quote or join; nothing if its kind has no such action. */
export function ResponseButton(props: RespondProps) {
  const Button = buttons[postings[props.posting.kind].definition.response]
  return Button ? <Button {...props} /> : null
}
