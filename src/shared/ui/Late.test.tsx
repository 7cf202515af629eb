import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Late } from './Late.tsx'

test('the first render shows the placeholder instead of the children', () => {
  expect(renderToString(<Late instead={<i />}>much</Late>)).toBe('<i></i>')
})
