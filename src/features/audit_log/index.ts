export { actionLabels } from './action_labels.ts'
