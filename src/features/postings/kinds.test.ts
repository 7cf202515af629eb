// Runs in tests/support/one_document.ts.
/** Checks that definition and view of a kind fit each other, both what the compiler refuses and what it cannot see. */
import { describe, expect, test } from 'vitest'
import { definePosting } from '#contract/postings/define.ts'
import { kindFilters, sharedFilters } from '#contract/postings/filters.ts'
import { purchasePiece } from '#contract/postings/purchase_piece.ts'
import { defineView } from './define_view.ts'
import { purchasePieceView as view } from './purchase_piece.tsx'
import { postingKinds } from './registry.ts'

describe('the compiler refuses', () => {
  test('a view without a label, or with a field that the definition lacks', () => {
    const { offcut: _, ...labels } = view.labels
    const [group] = view.groups
    const halves = [
      defineView(purchasePiece, view),
      // @ts-expect-error -- a label is missing
      defineView(purchasePiece, { ...view, labels }),
      // @ts-expect-error -- no such field
      defineView(purchasePiece, { ...view, groups: [{ ...group!, fields: ['mill'] }] }),
      // @ts-expect-error -- no such field
      defineView(purchasePiece, { ...view, technical: ['mill'] }),
      // @ts-expect-error -- not a yes/no filter
      defineView(purchasePiece, { ...view, flags: ['offcut'] }),
    ]
    expect(halves).toHaveLength(5)
  })

  test('a definition that requires a field it lacks, or has a filter that lists do not know', () => {
    const { fields, ...rest } = purchasePiece
    const given = {
      ...rest,
      fields,
      rules: [],
      draftRules: [],
      derive: undefined,
      specText: undefined,
      rowValues: undefined,
    }
    const halves = [
      definePosting(given),
      // @ts-expect-error -- no such field
      definePosting({ ...given, required: ['mill'] }),
      // @ts-expect-error -- no such filter
      definePosting({ ...given, filters: { offcut: kindFilters.offcut, mill: sharedFilters.keyword } }),
      // @ts-expect-error -- every kind needs the fields that lists show
      definePosting({ ...given, fields: { offcut: fields.offcut } }),
    ]
    expect(halves).toHaveLength(4)
  })
})

describe.each(Object.values(postingKinds))('$definition.kind', ({ definition, view: own }) => {
  const fields = Object.keys(definition.fields).toSorted()
  const grouped = own.groups.flatMap((group) => group.fields)

  test('every field is in the form exactly once', () => {
    expect(grouped.toSorted()).toEqual(fields)
  })

  test('required fields are in groups that are open', () => {
    const open = own.groups.flatMap((group) => (group.folded ? [] : group.fields))
    for (const name of definition.required) expect(open).toContain(name)
  })
})
