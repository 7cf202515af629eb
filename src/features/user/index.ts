export { accountTexts } from './account_texts.ts'
