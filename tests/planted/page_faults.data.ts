/** Faults that browser tests have to notice. */
import type { Fault } from './fault.ts'

/** Without a network, on a line that fails, or with a worker that stops. */
const offline: Fault[] = [
  {
    name: 'pages always from the server',
    area: 'worker caches',
    file: 'sw/shell.ts',
    from: '=> answerShell(documentPath)',
    to: '=> fetch(documentPath)',
    test: {
      file: 'tests/e2e/offline/tools.spec.ts',
      title: 'every tool opens offline, even if it was never opened before',
    },
  },
  {
    name: 'reference data past the worker',
    area: 'worker caches',
    file: 'sw/static_routes.ts',
    from: `route(path, 'fetch-event')`,
    to: `route(path, 'network')`,
    test: {
      file: 'tests/e2e/offline/static_routes.spec.ts',
      title:
        'chunks come from the device and API calls from the server; only reference data goes through the worker',
    },
  },
  {
    name: 'a retry before the server allows it',
    area: 'outbox',
    file: 'src/shared/offline/outbox_rules.ts',
    from: 'waitMs: Math.max(asked,',
    to: 'waitMs: Math.min(asked,',
    test: {
      file: 'tests/e2e/offline/queue.spec.ts',
      title:
        'after a 500 the item waits or is sent on a click, after a 429 it waits as long as told, and it arrives once',
    },
  },
  {
    name: 'a paused item stays paused',
    area: 'outbox',
    file: 'src/shared/offline/outbox.ts',
    from: `row.state === 'paused' ||`,
    to: '',
    test: {
      file: 'tests/e2e/offline/queue.spec.ts',
      title:
        'a session that ends during an upload pauses the queue, which continues there after the next sign-in',
    },
  },
  {
    name: 'a poll without its list counts as done',
    area: 'poll',
    file: 'src/shared/offline/poll.ts',
    from: 'dueAt: listed ? answered.dueAt : askedAt',
    to: 'dueAt: answered.dueAt',
    test: {
      file: 'tests/e2e/offline/poll.spec.ts',
      title: 'a poll that is stopped before the notifications have come is due at once, not in 30 seconds',
    },
  },
  {
    name: 'what was read offline still counts',
    area: 'device data',
    file: 'src/shared/offline/poll_news.ts',
    from: 'counts: withoutMarked(known.counts, rows)',
    to: 'counts: known.counts',
    test: {
      file: 'tests/e2e/offline/marks.spec.ts',
      title:
        'marking as read offline shows at once in every tab, survives a reload, and reaches the server exactly once',
    },
  },
]

/** What only looking at every page shows. */
const looks: Fault[] = [
  {
    name: 'a button that is only an icon has no name',
    area: 'accessibility',
    file: 'src/shell/Dropdown.tsx',
    from: 'aria-label={name}',
    to: '',
    test: { file: 'tests/pages/looks.spec.ts', title: 'no page has a defect for visitor in zh-CN' },
  },
  {
    name: 'the header is wider than the window',
    area: 'layout',
    file: 'src/shell/Header.module.css',
    from: 'flex-wrap: wrap;',
    to: 'flex-wrap: nowrap;',
    test: { file: 'tests/pages/looks.spec.ts', title: 'no page has a defect for visitor in en-US' },
  },
  {
    name: 'a button as wide as its Chinese label',
    area: 'layout',
    file: 'src/shell/Header.tsx',
    from: '<Button h={40} ',
    to: '<Button h={40} w={84} ',
    test: { file: 'tests/pages/looks.spec.ts', title: 'no page has a defect for visitor in en-US' },
  },
]

const details: Fault[] = [
  {
    name: 'a message at another field',
    area: 'forms',
    file: 'src/features/account/PasswordForm.tsx',
    from: '? { old_password: message }',
    to: '? { new_password: message }',
    test: {
      file: 'tests/pages/passwords.spec.ts',
      title: 'changing the password reports each mistake at its field and signs out other devices',
    },
  },
  {
    name: 'a refusal that changes nothing on the page',
    area: 'access',
    file: 'src/features/staff/use_staff_actions.ts',
    from: ', onError: () => void refresh() }',
    to: ' }',
    test: {
      file: 'tests/pages/staff_rights.spec.ts',
      title: 'is not invited by another one, and cannot accept its invitation',
    },
  },
  {
    name: 'changed rights that the list does not show',
    area: 'dialogs',
    file: 'src/features/staff/RightsDialog.tsx',
    from: 'changes: [staffApi.list]',
    to: 'changes: [staffApi.own]',
    test: {
      file: 'tests/pages/staff_rights.spec.ts',
      title: 'changed rights change the menu of the colleague, who is told',
    },
  },
  {
    name: 'one filter removed, and all others with it',
    area: 'navigation',
    file: 'src/features/postings/list/PostingResults.tsx',
    from: 'onSearch(chip.rest)',
    to: 'onSearch(cleared(entry, search))',
    test: {
      file: 'tests/pages/market_input.spec.ts',
      title: 'a list without matches offers to remove each filter',
    },
  },
  {
    name: 'staying leaves',
    area: 'dialogs',
    file: 'src/features/postings/form/LeaveDialog.tsx',
    from: '<Button variant="default" onClick={onStay}>',
    to: '<Button variant="default" onClick={onDiscard}>',
    test: {
      file: 'tests/pages/bad_input.spec.ts',
      title: 'leaving the form asks whether to stay, discard, or keep the changes as a draft',
    },
  },
  {
    name: 'a correction that names the new tier as the old one',
    area: 'forms',
    file: 'src/features/membership/CorrectPeriodDialog.tsx',
    from: 'before: { tier, ends_on } }),',
    to: 'before: { tier: values.tier ?? tier, ends_on } }),',
    test: {
      file: 'tests/pages/corrections.spec.ts',
      title: 'a membership is found, corrected and ended',
    },
  },
  {
    name: 'no room for a price',
    area: 'layout',
    file: 'src/features/quote/QuoteForm.tsx',
    from: 'sideWidth={92}',
    to: 'sideWidth={192}',
    test: {
      file: 'tests/pages/price_inputs.spec.ts',
      title: 'every price input shows all of 1,234,567.89 (zh-CN)',
    },
  },
  {
    name: 'no warning before a membership is replaced',
    area: 'texts',
    file: 'src/features/membership/ConfirmDialog.tsx',
    from: 'proposal.replaces.length > 0',
    to: 'proposal.replaces.length > 1',
    test: {
      file: 'tests/pages/membership_ways.spec.ts',
      title: 'gold ends silver after a warning, and its renewal follows it on the day after',
    },
  },
  {
    name: 'notices in a place without a name',
    area: 'accessibility',
    file: 'src/shared/ui/Notice.tsx',
    from: `area.setAttribute('aria-label', `,
    to: `area.setAttribute('aria-description', `,
    test: {
      file: 'tests/e2e/notices.spec.ts',
      title: 'alert, news and offer are in one place, the most important first, and news is shown once',
    },
  },
  {
    name: 'two texts of a size swapped',
    area: 'texts',
    file: 'src/features/postings/list/SearchParts.tsx',
    from: 'return max === undefined ?',
    to: 'return max !== undefined ?',
    test: {
      file: 'tests/pages/search_parts.spec.ts',
      title:
        'what the search reads is shown part by part, and stock that a piece can be cut from is asked for',
    },
  },
  {
    name: 'a language stays in the address',
    area: 'navigation',
    file: 'src/shared/i18n/language.ts',
    from: `history.replaceState(history.state, '', withoutLanguage(location))`,
    to: `history.replaceState(history.state, '', location.href)`,
    test: {
      file: 'tests/e2e/language.spec.ts',
      title:
        'a link opens in its language, which is kept and removed from the address; in English, companies have English names',
    },
  },
  {
    name: 'decimals the wrong way round',
    area: 'formats',
    file: 'src/features/tools/weight/kg_text.ts',
    from: 'kg < 10 ? 3 : 1',
    to: 'kg < 10 ? 1 : 3',
    test: {
      file: 'tests/pages/tools.spec.ts',
      title:
        'a ring’s weight is calculated while typing, and its address carries all values to somebody else',
    },
  },
  {
    name: 'going on with the other text',
    area: 'forms',
    file: 'src/features/forum/EditPost.tsx',
    from: 'form.set({ body, mentions })',
    to: 'form.set({ mentions })',
    test: {
      file: 'tests/pages/forum_edits.spec.ts',
      title:
        'an own reply that two windows edit keeps both texts until its author chooses, and one in a thread that was closed meanwhile stays typed',
    },
  },
  {
    name: 'no way back after a sign-in',
    area: 'navigation',
    file: 'src/page_events.ts',
    from: `pathname === '/home' ? {} :`,
    to: `pathname !== '/home' ? {} :`,
    test: {
      file: 'tests/e2e/shell_answers.spec.ts',
      title: 'leads to the login with the reason and the way back',
    },
  },
]

export const pageFaults: Fault[] = [...offline, ...looks, ...details]
