/// <reference types="vite/client" />
/// <reference types="vite-plugin-pwa/client" />

declare module '*.po' {
  export const messages: Record<string, string>
}

interface ImportMetaEnv {
  /** `<contract>.<page>` of the build, sent as X-Build-Id; set by server/build.ts. */
  readonly VITE_BUILD_ID?: string
  /** Origin of the server, if it differs from the page's own. */
  readonly VITE_API_BASE?: string
}
