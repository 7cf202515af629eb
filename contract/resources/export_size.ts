/** Rows per export request; the next request continues after the last of them. */
export const exportSize = 500
