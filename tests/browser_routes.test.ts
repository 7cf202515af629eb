/** Every page is among those that are looked at in both languages, colour schemes and many widths. */
import { expect, test } from 'vitest'
import { routes } from './support/browser_routes.ts'
import { projectFiles } from './support/project_files.ts'

/** Pages that only lead elsewhere, or need a sign-in with a code, a certificate or a shared file; each has a test of its own. */
const notLookedAt = [
  '/second_factor',
  '/admin',
  '/backend',
  '/backend/shared',
  '/home/index',
  '/home/quotation/$code/certificate',
  '/',
  '/redirect',
]

const pathOf = (file: string): string =>
  file
    .slice('src/routes'.length, -'.tsx'.length)
    .replace(/\/_\w+(?=\/)/g, '')
    .replaceAll('.', '/')
    .replace(/_(?=\/)/g, '')
    .replace(/\[(\w+)\]/g, '$1')
    .replace(/(?<=.)\/index$|(?<=^\/)index$/, '')

test('each route is opened by the test of looks', () => {
  const looked = routes.flatMap(([, paths]) => paths.map((path) => path.split('?')[0] ?? ''))
  const pages = projectFiles('src/routes')
    .filter((file) => file.endsWith('.tsx') && !/\/(route|__root)\.tsx$/.test(file))
    .map((file) => (file.endsWith('/[index].tsx') ? '/home/index' : pathOf(file)))
  expect(pages).toContain('/home/forum/$id')
  const missing = pages.filter((page) => {
    const form = new RegExp(`^${page.replaceAll(/\$\w+/g, '[^/]+')}$`)
    return !looked.some((path) => form.test(path))
  })
  expect(missing).toEqual(notLookedAt)
})
