// Runs in tests/support/one_document.ts.
import { expect, test } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const page = new DOMParser().parseFromString(
  `
  <button id="button"><b id="inside">x</b></button><input id="check" type="checkbox" />
  <input id="text" /><textarea id="area"></textarea><select id="select"></select>
  <div contenteditable="true"><p id="editable"></p></div><ul role="listbox"><li id="option"></li></ul>`,
  'text/html',
)
const press = (key: string, more = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  repeat: false,
  defaultPrevented: false,
  ...more,
})
const at = (id: string) => page.getElementById(id)

test('a key on the page, a button or a checkbox is a shortcut, in upper and lower case', () => {
  expect(shortcutOf(press('a'), null, false)).toBe('a')
  expect(shortcutOf(press('A'), at('inside'), false)).toBe('a')
  expect(shortcutOf(press('j'), at('check'), false)).toBe('j')
  expect(shortcutOf(press('/'), at('button'), false)).toBe('/')
})

test.each(['text', 'area', 'select', 'editable', 'option'])('typing in %s is no shortcut', (id) => {
  expect(shortcutOf(press('r'), at(id), false)).toBeUndefined()
})

test.each([
  { ctrlKey: true },
  { metaKey: true },
  { altKey: true },
  { isComposing: true },
  { repeat: true },
  { defaultPrevented: true },
])('a key press with %j is no shortcut', (more) => {
  expect(shortcutOf(press('a', more), null, false)).toBeUndefined()
})

test('no key is a shortcut while a dialog is open', () => {
  expect(shortcutOf(press('a'), null, true)).toBeUndefined()
})
