export { AccusationForm } from './AccusationForm.tsx'
export { GroupRequestButton } from './GroupRequestButton.tsx'
