import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Parts } from './Parts.tsx'

test('a line may end between the parts of a value and never inside a number', () => {
  const shown = (text: string) => renderToStaticMarkup(<Parts text={text} />).replaceAll('<wbr/>', '|')
  expect(shown('φ240×540+φ340×1600+φ240×580')).toBe('φ240×540+|φ340×1600+|φ240×580')
  expect(shown('OD1140/ID730×320')).toBe('OD1140/|ID730×320')
  expect(shown('¥1,234.56 / t')).toBe('¥1,234.56 / t')
  expect(shown('420×630×1000')).toBe('420×630×1000')
})
