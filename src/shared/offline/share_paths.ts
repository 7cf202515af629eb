/** Page that makes a draft of what was handed over. */
export const sharedPath = '/backend/shared'
/** Where the browser posts shared files; the worker answers it. */
export const sharePath = '/share/'
