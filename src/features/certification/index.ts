export { ApplicationFacts } from './ApplicationFacts.tsx'
export { ApplicationList } from './ApplicationList.tsx'
export { applicationLabels } from './application_labels.ts'
