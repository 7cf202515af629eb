/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Address of a path on the server: on the page's own origin, unless the build names another one (spec §7: base address).
 * Every call of page and worker goes through it.
 */
export const serverAddress = (path: string): string => `${import.meta.env.VITE_API_BASE ?? ''}${path}`
