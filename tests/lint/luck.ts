/**
 * The lint rule `no-luck`. Tests in the browser share one server, where the people of other tests post, reply and
 * apply too: what comes first in a list of everybody's things, or how many there are, is not for one test to say.
 * The rule knows chains of locators, and what constants and helpers of the same file are made of. A list of which it
 * cannot know that it is the test's own gets an exception that says so.
 */
import type { Context, Node, Visitor } from './syntax.ts'

const memberRoles = new Set(['article', 'cell', 'gridcell', 'link', 'listitem', 'option', 'row'])
/** Selectors of the same elements, such as `main ul li a` or `tr[data-clickable]`. */
const memberSelector = /(^|[\s>])(a|article|li|option|td|tr)(\[[^\]]*\])*$/
/** Imported helpers, and parameters, that stand for the members of a list. */
const memberNames = /^(rows|listed|threads|feed|messages|cards)$/
const places = new Set(['first', 'last', 'nth'])
/** What is true of a first member however many there are: the list is not empty. */
const isThere = new Set(['toBeVisible', 'toBeAttached'])

const at = (node: Node | null | undefined, ...keys: string[]) =>
  keys.reduce<Node | null | undefined>((inner, key) => inner?.[key] as Node | null | undefined, node)
const argument = (call: Node, place: number) => (call['arguments'] as Node[])[place]
const methodOf = (call: Node) => at(call, 'callee', 'property')?.name ?? ''
/** The value of an option of a call, such as `name` in `getByRole('row', { name })`. */
function option(call: Node, place: number, name: string): Node | null | undefined {
  const given = (argument(call, place)?.['properties'] ?? []) as Node[]
  return at(
    given.find((one) => at(one, 'key')?.name === name),
    'value',
  )
}

type Scope = { set: Map<string, { defs: { node: Node }[] }>; upper: Scope | null }
/** What the constant of this name is, or what the helper of this name returns; undefined for imports and parameters. */
function valueOf(name: Node, scope: Scope): Node | null | undefined {
  let here: Scope | null = scope
  while (here && !here.set.get(name.name ?? '')?.defs.length) here = here.upper
  const value = at(here?.set.get(name.name ?? '')?.defs[0]?.node, 'init')
  return value?.type === 'ArrowFunctionExpression' ? at(value, 'body') : value
}

/** Whether a filter says which members it leaves: those that have any link are still everybody's. */
function choosesSome(filter: Node): boolean {
  const has = option(filter, 0, 'has')
  const isAny = has?.type === 'CallExpression' && methodOf(has) === 'getByRole' && !option(has, 1, 'name')
  return option(filter, 0, 'hasText') !== undefined || (has !== undefined && !isAny)
}

/** What a locator finds: all `members` of a list, something within a `chosen` one, or anything `else`. */
type Found = 'members' | 'chosen' | 'else'
function found(node: Node | null | undefined, scopeOf: (node: Node) => Scope, depth = 0): Found {
  // A name may be made of itself: `const rows = () => rows()`.
  if (!node || depth > 30) return 'else'
  const named = (name: Node): Found => {
    const value = valueOf(name, scopeOf(name))
    if (value) return found(value, scopeOf, depth + 1)
    return memberNames.test(name.name ?? '') ? 'members' : 'else'
  }
  if (node.type === 'Identifier') return named(node)
  const callee = node.type === 'CallExpression' ? at(node, 'callee') : undefined
  if (callee?.type === 'Identifier') return named(callee)
  if (callee?.type !== 'MemberExpression') return 'else'
  const before = found(at(callee, 'object'), scopeOf, depth + 1)
  const method = methodOf(node)
  if (places.has(method) || method === 'filter') {
    const chooses = places.has(method) || choosesSome(node)
    return before === 'members' && chooses ? 'chosen' : before
  }
  if (before === 'chosen') return 'chosen'
  const wanted = argument(node, 0)?.value
  if (typeof wanted !== 'string') return 'else'
  if (method === 'locator') return memberSelector.test(wanted) ? 'members' : 'else'
  if (method !== 'getByRole' || !memberRoles.has(wanted)) return 'else'
  return option(node, 1, 'name') || option(node, 1, 'selected') ? 'chosen' : 'members'
}

export const noLuck = (context: Context, file: string): Visitor => {
  if (!/^tests\/(e2e|pages)\//.test(file)) return {}
  const scopeOf = (node: Node) => context.sourceCode.getScope(node) as Scope
  const areMembers = (node: Node | null | undefined) => found(node, scopeOf) === 'members'
  return {
    CallExpression: (node) => {
      const [method, owner] = [methodOf(node), at(node, 'callee', 'object')]
      if (places.has(method) && areMembers(owner)) {
        const expecting = at(node, 'parent')
        const isExpected = at(expecting, 'callee')?.name === 'expect'
        if (method === 'first' && isExpected && isThere.has(at(expecting, 'parent', 'property')?.name ?? ''))
          return
        context.report({
          node,
          message: 'Other tests add to this list, so its order is luck: filter by what this test has made.',
        })
      }
      if (method !== 'toHaveCount' || argument(node, 0)?.value === 0) return
      const expecting = owner?.type === 'MemberExpression' ? at(owner, 'object') : owner
      if (expecting?.type === 'CallExpression' && areMembers(argument(expecting, 0)))
        context.report({
          node,
          message: 'Other tests add to this list, so its length is luck: filter by what this test has made.',
        })
    },
  }
}
