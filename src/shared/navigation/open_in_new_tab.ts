/** Opens a page of this site in a new browser tab, which cannot reach back into this one (spec §2). */
export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noopener')
