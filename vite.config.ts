import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { globSync } from 'node:fs'
import path from 'node:path'
import { defineConfig, type Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'

const api = `http://127.0.0.1:${process.env.PORT ?? 8080}`

/** Files of routes: what is shared by many pages is counted in proportion to them (docs/decisions/036). */
const routes = globSync('src/routes/**/*.tsx').length

/** Code that only operators need: kept out of the worker's precache by its folder. */
const isAdminOnly = (moduleIds: readonly string[]) =>
  moduleIds.some((id) => /\/src\/routes\/admin\/[^?]*\?tsr-split/.test(id))

/** Shared chunks would be named after all their pages. Every character of a name stands in the worker's list, too. */
const chunkName = (name: string) => (name.startsWith('shared') ? 'shared' : '[name]')

/**
 * What is fetched together with a file. The document names all parts of the first file, or they would wait for it to
 * arrive. A lazy file brings its styles alone: the lists of all parts would stand in the file that every visitor loads
 * first, and the worker has the parts already.
 */
const fetchedWith = (_file: string, parts: string[], { hostType }: { hostType: 'html' | 'js' }) =>
  hostType === 'html' ? parts : parts.filter((part) => part.endsWith('.css'))

/** What a call does is written for docs/openapi.json; the page does not load it. */
const withoutSummaries = (): Plugin => ({
  name: 'without-summaries',
  enforce: 'pre',
  transform: {
    filter: { id: /\/contract\/[^?]*\.ts$/ },
    handler: (code) => ({
      code: code.replace(/^( +summary:\s+)(['`])(?:\\.|(?!\2)[^\\])*\2,$/gm, "$1'',"),
      map: null,
    }),
  },
})

export default defineConfig({
  plugins: [
    withoutSummaries(),
    tanstackRouter({ target: 'react', autoCodeSplitting: true }),
    react(),
    lingui({ failOnMissing: false }),
    babel({ presets: [linguiTransformerBabelPreset()] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'sw',
      filename: 'sw.ts',
      registerType: 'prompt',
      injectRegister: false,
      manifest: false,
      // docs/OPERATIONS.md, "Getting rid of the worker".
      selfDestroying: process.env.VITE_KILL_WORKER === '1',
      // The list of parts is a file of its own (docs/decisions/061).
      injectManifest: { rollupFormat: 'iife', injectionPoint: undefined },
    }),
  ],
  build: {
    target: 'es2023',
    manifest: true,
    sourcemap: false,
    assetsInlineLimit: 0,
    // Every browser that runs es2023 preloads modules itself.
    modulePreload: { polyfill: false, resolveDependencies: fetchedWith },
    rolldownOptions: {
      // How long plugins take says how busy the machine is, and a build must not fail of that.
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ moduleIds, name }) =>
          `assets/${isAdminOnly(moduleIds) ? 'admin/' : ''}${chunkName(name)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          `assets/${chunkName(path.parse(name).name)}-[hash:7][extname]`,
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'libraries', test: /node_modules/, tags: ['$initial'], priority: 3 },
            { name: 'start', test: /\/(src\/(?!main)|contract\/)/, tags: ['$initial'], priority: 2 },
            // A module that many pages load imports only what at least as many load: files by their number make no circle.
            { name: 'common', minShareCount: routes, priority: 1.9 },
            { name: 'pages', minShareCount: Math.round(routes / 2), priority: 1.8 },
            // What fewer pages share: each loads only what it uses.
            { name: 'shared', minShareCount: 2, entriesAware: true, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': api, '/uploads': api } },
})
