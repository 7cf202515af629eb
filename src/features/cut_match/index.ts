export { CutPlanPreview, CutPlanSection } from './CutPlan.tsx'
export { RemnantsSection, RequestsSection } from './CutMatchSections.tsx'
