import path from 'node:path'
import { expect, test } from 'vitest'
import { engineTestFiles, engineTests } from './support/engine_tests.ts'
import { projectFiles, textOf } from './support/project_files.ts'

const files = projectFiles('server')
const isTest = (file: string) => file.endsWith('.test.ts')
const codeFiles = files.filter((file) => /\.(ts|js)$/.test(file) && !isTest(file))

const withoutComments = (text: string): string => text.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, '')
/** Matches the package, options that choose the engine, and what reads which one is open. */
const engineNames =
  /pglite|embedded_?engine|inMemory|databaseUrl|DATABASE_URL|\bengine\b|noOtherNodes|refuseQueriesBeside/i
const namesEngine = (text: string): boolean => engineNames.test(withoutComments(text))

test('code that names the engine is recognised, comments are not', () => {
  expect(namesEngine("import { PGlite } from '@electric-sql/pglite'")).toBe(true)
  expect(namesEngine("if (database.engine === 'pg') return")).toBe(true)
  expect(namesEngine('const { engine } = database')).toBe(true)
  expect(namesEngine('/**\n * Unlike PGlite.\n */\n// the embedded engine\nrun()')).toBe(false)
})

test('every listed glob matches a test', () => {
  const tests = files.filter(isTest)
  const globs = engineTests.flatMap((entry) => entry.tests)
  const unused = globs.filter((glob) => !tests.some((file) => path.matchesGlob(file, glob)))
  expect(unused).toEqual([])
})

test('every file of the server that names the engine has listed tests, and no other file is listed', () => {
  const listed = engineTests.flatMap(({ code }) => code)
  expect([...listed].sort()).toEqual(codeFiles.filter((file) => namesEngine(textOf(file))))
})

test('tests that differ between the engines on the embedded one are listed', () => {
  const listed = engineTestFiles()
  const differing = files
    .filter(isTest)
    .filter((file) => /engine === 'pglite'/.test(textOf(file)) && !listed.includes(file))
  expect(differing).toEqual([])
})
