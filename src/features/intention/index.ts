export { IntentionButton } from './IntentionButton.tsx'
export { RespondButton, type RespondProps } from './RespondButton.tsx'
export { SentPanel } from './SentPanel.tsx'
