import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'

const startTexts = [
  'src/*.ts',
  'src/shell/*.{ts,tsx}',
  'src/shell/menus/navigation.ts',
  'src/shared/{api,i18n,navigation,offline,session,ui}/**',
  // Its folder reading/ is loaded when somebody scrolls there.
  'src/features/home/*.{ts,tsx}',
  'src/features/account/index.tsx',
  'src/features/user_message/UnreadTip.tsx',
]

export default defineConfig({
  sourceLocale: 'en-US',
  locales: ['zh-CN', 'en-US'],
  catalogs: [
    // What the start page shows at once; every other text comes with the page that needs it.
    { path: '<rootDir>/locales/{locale}/start', include: startTexts },
    { path: '<rootDir>/locales/{locale}/messages', include: ['src'], exclude: startTexts },
  ],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
})
