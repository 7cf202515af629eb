/** Opens a page of this site in a new browser tab, which gets no access to this one (SPEC 2.11). */
export const openInNewTab = (address: string): void => void window.open(address, '_blank', 'noopener')
