/** Lists all state of the page that outlives an account, and all input fields, so that additions are noticed. */
import { describe, expect, test } from 'vitest'
import { notVisited, places } from './support/browser_forms.ts'
import { projectFiles, textOf } from './support/project_files.ts'

const sources = projectFiles('src').filter(
  (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\.gen\./.test(file),
)
const using = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf(file)))

/** Files whose module state does not depend on the account, and what it is. */
const accountIndependent: Record<string, string> = {
  'src/features/postings/form/draft_lock.ts': 'names of locks that closed forms still hold for a moment',
  'src/features/postings/list/list_search.ts': 'parsed addresses',
  'src/shared/api/call.ts': 'how the page reacts to answers',
  'src/shared/api/pending.ts': 'open requests, cancelled when an account leaves',
  'src/shared/api/reachable.ts': 'listeners for answers',
  'src/shared/i18n/i18n.ts': 'the texts of the page',
  'src/shared/offline/account_db.ts': 'the open database, which knows its account',
  'src/shared/offline/install.ts': 'the offer to install this site',
  'src/shared/offline/stale_chunk.ts': 'whether the page is reloading',
  'src/shared/offline/thumbnail.ts': 'the queue of work',
  'src/shared/offline/unsaved.ts': 'open forms, which are closed with the account',
  'src/shared/offline/use_autosave.ts': 'whether persistent storage was requested',
  'src/shared/offline/worker.ts': 'the service worker',
  'src/shared/session/account_memory.ts': 'what to forget when an account leaves',
  'src/shared/session/device_session.ts': 'the queue of work',
  'src/shared/session/remembered.ts': 'accounts for which an operator acted, which store nothing here',
  'src/shared/session/token.ts': 'listeners for the token',
  'src/shared/spreadsheet/xml.ts': 'compiled patterns',
  'src/shared/ui/open_modal.ts': 'whether dialogs can be opened yet',
  'src/shell/outdated.ts': 'whether the server has a newer page',
}

test('module state does not depend on the account, or is cleared with it (onAccountLeft)', () => {
  const stateful = using(/^(export )?(let \w|const \w+(: [^=]+)? = new (Map|Set|WeakMap)(<.*>)?\(\))/m)
  const clearing = new Set(using(/^onAccountLeft\(/m))
  expect(stateful.filter((file) => !clearing.has(file))).toEqual(Object.keys(accountIndependent).sort())
})

/** Files that use browser storage without the account's prefix, and what they store. */
const deviceStorage: Record<string, string> = {
  'src/features/account/countdown.ts': 'when this device may request the next code',
  'src/features/device/device_state.ts': 'nothing; it clears all storage',
  'src/shared/i18n/language.ts': 'the language of this device',
  'src/shared/offline/draft_journal.ts': 'copies of drafts, with their account in the key',
  'src/shared/offline/install.ts': 'visits and the answer to the install offer',
  'src/shared/offline/stale_chunk.ts': 'whether the page has reloaded for this build',
  'src/shared/session/remembered.ts': 'the storage of accounts',
  'src/shared/session/token.ts': 'the tokens, which a log-out clears',
  'src/shared/ui/use_stored.ts': 'whatever its callers pass',
  'src/shell/MobilePrompt.tsx': 'whether the prompt was seen in this visit',
}

test('browser storage belongs to the device or has the account’s prefix in its keys', () => {
  const storing = using(/\b(local|session)Storage\b|use(Local|Session)Storage/)
  const prefixed = new Set(using(/\$\{accountStoragePrefix\}/))
  expect(storing.filter((file) => !prefixed.has(file) || file in deviceStorage)).toEqual(
    Object.keys(deviceStorage).sort(),
  )
})

const secret = 'a password or a code, which is not stored'
const chosen = 'nothing is typed, only chosen'
const drafted = 'a draft on the device'
/** Files with forms that a reload of the tab empties, and why no text is lost. */
const notKept: Record<string, string> = {
  'src/features/account/ChangeMobile.tsx': secret,
  'src/features/account/PasswordForm.tsx': secret,
  'src/features/account_deletion/DeleteAccount.tsx': secret,
  'src/features/backend_user/RolesDialog.tsx': chosen,
  'src/features/company/CompanyDialog.tsx': 'nobody is signed in yet',
  'src/features/delivery/TestMailDialog.tsx': 'an address, which stands there from the start',
  'src/features/forum/NewThread.tsx': drafted,
  'src/features/good_business/SupplierReview.tsx': chosen,
  'src/features/intention/IntentionForm.tsx': drafted,
  'src/features/membership/ConfirmDialog.tsx': chosen,
  'src/features/own_data/ExportForm.tsx': secret,
  'src/features/passkey/AddDialog.tsx': secret,
  'src/features/quote/use_quote_form.ts': drafted,
  'src/features/second_factor/AppSetUp.tsx': secret,
  'src/features/second_factor/ProofForm.tsx': secret,
  'src/features/staff/RightsDialog.tsx': chosen,
  'src/features/staff/TransferDialog.tsx': secret,
}

test('what is typed into a form outlives a reload of its tab, such as for an update', () => {
  const forms = using(/\buseEndpointForm\(\w/)
  const kept = new Set(using(/\bkeptAs\b/))
  expect(forms.filter((file) => !kept.has(file))).toEqual(Object.keys(notKept).sort())
})

describe('an input field', () => {
  const filesWithInputs = using(
    /<(TextInput|Textarea|TextField|TextareaField|PasswordInput|NumberInput|NumberField|NumberBox)\b/,
  )
  /** Shared parts of forms: their values belong to the form that uses them. */
  const isFormPart = (file: string) => file.startsWith('src/shared/')
  const visited = new Set(Object.values(places).flatMap(({ files }) => files))

  test('that is visited belongs to an existing file', () => {
    expect([...visited].filter((file) => !sources.includes(file))).toEqual([])
  })

  test('is visited by tests/pages/other_account.spec.ts, or is known not to outlive its page', () => {
    expect(filesWithInputs.filter((file) => !isFormPart(file) && !visited.has(file))).toEqual(
      Object.keys(notVisited).sort(),
    )
  })
})
