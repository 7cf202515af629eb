export { rightLabels } from './right_labels.ts'
export { RightTags } from './Rights.tsx'
