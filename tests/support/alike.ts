/** Rows of a list that are built like one before them: what axe finds in the first it would find in each. */
import type { Page } from '@playwright/test'

/** Selects the rows that `markAlike` has marked. */
export const alike = '[data-alike]'

/**
 * Marks each row whose sibling before it has the same elements, classes, styles and states, whatever its words, links and
 * pictures are.
 */
export const markAlike = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // Of these only whether there is a value changes what axe says.
    const ownToEach =
      /^(id|href|src|srcset|alt|title|value|name|for|datetime|aria-(label|labelledby|describedby|controls|valuetext)|data-alike)$/
    const buildOf = (element: Element): string => {
      const attributes = [...element.attributes]
        .map(({ name, value }) => `${name}=${ownToEach.test(name) ? value !== '' : value}`)
        .filter((text) => !text.startsWith('data-alike'))
        .toSorted()
      const children = [...element.childNodes].map((node) =>
        node instanceof Element ? buildOf(node) : node.nodeValue?.trim() ? 'text' : '',
      )
      return `<${element.tagName} ${attributes.join(' ')}>${children.join('')}</>`
    }
    for (const list of document.querySelectorAll('tbody, ul, ol, [role=list], [role=rowgroup]')) {
      const seen = new Set<string>()
      for (const row of list.children) {
        const build = buildOf(row)
        row.toggleAttribute('data-alike', seen.has(build))
        seen.add(build)
      }
    }
  })
