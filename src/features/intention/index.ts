export { IntentionButton } from './IntentionButton.tsx'
export { NoCompany } from './NoCompany.tsx'
export { RespondButton, type RespondProps } from './RespondButton.tsx'
export { SentPanel } from './SentPanel.tsx'
