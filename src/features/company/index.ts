import { lazy } from 'react'

/** Loaded on demand, because it is shown only once, after the first sign-in. */
export const CompanyDialog = lazy(async () => ({
  default: (await import('./CompanyDialog.tsx')).CompanyDialog,
}))

export { CertifiedBadge } from './CertifiedBadge.tsx'
export { CompaniesField } from './CompaniesField.tsx'
export { CompanyBlock } from './CompanyBlock.tsx'
export { CompanyContact } from './CompanyContact.tsx'
export { CompanyHint } from './CompanyHint.tsx'
export { CompanyPanel } from './CompanyPanel.tsx'
export { CompanyState } from './CompanyState.tsx'
export { ContactCard } from './ContactCard.tsx'
export { lacksCompany } from './lacks_company.ts'
export { NoCompany } from './NoCompany.tsx'
export { Rating } from './Rating.tsx'
export { TierTag } from './TierTag.tsx'
export { ProposeName } from './ProposeName.tsx'
