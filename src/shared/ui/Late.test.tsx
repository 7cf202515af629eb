import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Late } from './Late.tsx'

test('what stands around comes first, the part after it', () => {
  expect(renderToString(<Late instead={<i />}>much</Late>)).toBe('<i></i>')
})
