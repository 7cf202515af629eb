/// <reference types="vite/types/importMeta.d.ts" />
/**
 * Address of a path on the server: on the page's own origin, unless the build sets another one (SPEC 7.2). Every call
 * of page and worker uses it.
 */
export const serverAddress = (path: string): string => `${import.meta.env.VITE_API_BASE ?? ''}${path}`
