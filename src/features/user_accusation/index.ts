export { About } from './About.tsx'
export { AccusationForm } from './AccusationForm.tsx'
export { GroupRequestButton } from './GroupRequestButton.tsx'
export { subjectKinds } from './subject_kinds.ts'
