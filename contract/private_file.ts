/** Addresses of files that are read with a signature alone; free of schemas, for the worker too. */
const prefix = '/uploads/private/'

export const isPrivate = (address: string): boolean => address.startsWith(prefix)

/** Whether a text may hold such addresses. */
export const namesPrivate = (text: string): boolean => text.includes(prefix)

/** Address of a private file with its signature, anywhere in a text. */
export const signedAddress = /(\/uploads\/private\/[\w./-]+)\?(e=\d+&s=[\w-]+)/g

/** The address that stands for a file in stored values: without a signature. */
export const plainAddress = (address: string): string =>
  isPrivate(address) ? address.replace(/\?.*$/, '') : address
