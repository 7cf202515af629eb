// Apart from the calls of uploads, because the first page shows pictures and uploads none.

/**
 * Address of the thumbnail (480 px) that is stored beside every uploaded image; other addresses are returned
 * unchanged.
 */
export const thumbAddress = (address: string): string =>
  address.startsWith('/uploads/') ? address.replace(/(?<!\.thumb)\.webp(?=\?|$)/, '.thumb.webp') : address
