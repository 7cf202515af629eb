/** Addresses of files that can only be read with a signature; without schemas, because the worker needs it too. */
const prefix = '/uploads/private/'

export const isPrivate = (address: string): boolean => address.startsWith(prefix)

/** Whether a text may contain such addresses. */
export const namesPrivate = (text: string): boolean => text.includes(prefix)

/** Address of a private file with its signature, anywhere in a text. */
export const signedAddress = /(\/uploads\/private\/[\w./-]+)\?(e=\d+&s=[\w-]+)/g

/** The address of a file as it is stored: without a signature. */
export const plainAddress = (address: string): string =>
  isPrivate(address) ? address.replace(/\?.*$/, '') : address
