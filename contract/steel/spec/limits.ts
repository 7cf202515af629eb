/** Longest line that is parsed; the rest is returned as unread. */
export const maxLength = 1000
