/** Names of quotes that were begun, among the drafts of this device. */
const prefix = 'quote:'

export const quoteDraftId = (code: string): string => `${prefix}${code}`
export const isQuoteDraft = (id: string): boolean => id.startsWith(prefix)
