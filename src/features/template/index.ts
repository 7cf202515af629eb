export { TemplateBar } from './TemplateBar.tsx'
