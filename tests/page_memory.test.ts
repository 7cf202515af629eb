/** What the page remembers between two accounts, and where somebody types: nothing is added to either unseen. */
import { describe, expect, test } from 'vitest'
import { notWalked, places } from './support/browser_forms.ts'
import { projectFiles, textOf } from './support/project_files.ts'

const sources = projectFiles('src').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\./.test(file),
)
const using = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)))

/** Files with state of a module that is no account's, and what it is. */
const ofNoAccount: Record<string, string> = {
  'src/features/postings/list/list_search.ts': 'what an address means',
  'src/shared/api/call.ts': 'what the page does about answers',
  'src/shared/api/pending.ts': 'open requests, cancelled when an account leaves',
  'src/shared/api/reachable.ts': 'who listens to answers',
  'src/shared/i18n/i18n.ts': 'the texts of the page',
  'src/shared/offline/account_db.ts': 'the open database, which knows its account',
  'src/shared/offline/install.ts': 'the offer to install this site',
  'src/shared/offline/stale_chunk.ts': 'that the page reloads',
  'src/shared/offline/thumbnail.ts': 'the order of work',
  'src/shared/offline/unsaved.ts': 'forms that stand, which go with the account',
  'src/shared/offline/use_autosave.ts': 'that the browser was asked to keep this site',
  'src/shared/offline/worker.ts': 'the worker of this site',
  'src/shared/session/account_memory.ts': 'the memory of accounts',
  'src/shared/session/device_session.ts': 'the order of work',
  'src/shared/session/token.ts': 'who listens to the token',
  'src/shared/spreadsheet/xml.ts': 'patterns made once',
  'src/shared/ui/open_modal.ts': 'that dialogs can be opened',
  'src/shell/outdated.ts': 'that the server has a newer page',
}

test('state of a module is no account’s, or goes with the account (onAccountLeft)', () => {
  const stateful = using(/^(export )?(let \w|const \w+(: [^=]+)? = new (Map|Set|WeakMap)(<.*>)?\(\))/m)
  const forgetful = new Set(using(/^onAccountLeft\(/m))
  expect(stateful.filter((file) => !forgetful.has(file))).toEqual(Object.keys(ofNoAccount).sort())
})

/** Files that use storage of the browser other than with the account's prefix, and for what. */
const deviceStorage: Record<string, string> = {
  'src/features/account/countdown.ts': 'when a code may be asked for again, on this device',
  'src/features/device/device_state.ts': 'clears all of it',
  'src/shared/i18n/language.ts': 'the language of this device',
  'src/shared/offline/draft_journal.ts': 'copies of drafts, named after their account',
  'src/shared/offline/install.ts': 'visits and the answer to the offer',
  'src/shared/offline/stale_chunk.ts': 'that the page reloaded for this build',
  'src/shared/session/remembered.ts': 'the storage of accounts',
  'src/shared/session/token.ts': 'the tokens, which a log-out clears',
  'src/shared/ui/use_stored.ts': 'keys that its callers name',
  'src/shell/MobilePrompt.tsx': 'that the prompt was seen in this visit',
}

test('storage of the browser belongs to the device, or carries the account’s prefix', () => {
  const storing = using(/\b(local|session)Storage\b|use(Local|Session)Storage/)
  const prefixed = new Set(using(/\$\{accountStoragePrefix\}/))
  expect(storing.filter((file) => !prefixed.has(file) || file in deviceStorage)).toEqual(
    Object.keys(deviceStorage).sort(),
  )
})

describe('fields that somebody types into', () => {
  const typed = using(/<(TextInput|Textarea|TextField|TextareaField|PasswordInput|NumberInput|NumberField)\b/)
  /** Parts of forms, whose values are the form's. */
  const isPart = (file: string) => file.startsWith('src/shared/')
  const walked = new Set(Object.values(places).flatMap(({ files }) => files))

  test('each is walked by tests/e2e/other_account.spec.ts, or is known not to outlive its page', () => {
    expect(typed.filter((file) => !isPart(file) && !walked.has(file))).toEqual(Object.keys(notWalked).sort())
  })
})
