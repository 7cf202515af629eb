/** The page's part of the unread poll: one tab leads and sends ticks, the worker polls, every tab listens. */
import type { UnreadCount } from '#contract/user_message.ts'
import { onAnswer } from '../api/reachable.ts'
import { language } from '../i18n/language.ts'
import { enterDevice } from '../session/device_session.ts'
import { getToken } from '../session/token.ts'
import { tellWorker } from './account_session.ts'
import { isStorageTimeout } from './storage_timeout.ts'
import { pollIfDue, sendMarksNow, type PollOutcome } from './poll.ts'
import { announce, openPollChannel, readPoll, type PollNews } from './poll_news.ts'
import pollTimer from './poll_timer.ts?worker&url'
import { keepMark, type ToMark } from './read_marks.ts'
import { scriptAddress } from './script_address.ts'
import { readSession } from './session_row.ts'

/**
 * Milliseconds after which an overdue poll means that the worker has stopped (an old version, a browser that ends
 * it); then the page polls itself.
 */
const patienceMs = 20_000

const nothing: UnreadCount = { all: 0, forum_discuss: 0, newest: 0 }

type Given = {
  uid: number
  /** Epoch of the session row; a later one of the same person is this tab's too (another tab switched the language). */
  epoch: number
  signal: AbortSignal
  onNews: (news: PollNews) => void
}

/** Leads or listens until the signal aborts. When the leading tab closes, another one leads. */
export function joinPoll({ uid, epoch, signal, onNews }: Given): void {
  const channel = openPollChannel()
  let isTold = false
  let isFailing = false
  channel.addEventListener('message', ({ data }) => {
    const news = data as PollNews
    if (news.uid !== uid || news.epoch < epoch) return
    isTold ||= news.type !== 'listed'
    isFailing = news.type === 'failed'
    onNews(news)
  })
  // What another tab or the worker learned since this page started; news that arrive during the read are newer.
  void readPoll().then(
    (known) => {
      if (signal.aborted || isTold || known?.uid !== uid || known.epoch < epoch) return
      if (known.counts && known.answeredAt !== null)
        onNews({ type: 'counts', uid, epoch, counts: known.counts, at: known.answeredAt })
      if (known.listed) onNews({ type: 'listed', uid, epoch })
    },
    () => undefined,
  )
  const refresh = () => {
    if (document.visibilityState !== 'visible') return
    void tick({ reset: true })
    void sendReadMarks(uid)
  }
  // The network is back, whether the page is visible or not.
  const goOn = () => {
    isFailing = false
    void tick({ reset: true })
    void sendReadMarks(uid)
  }
  // Any successful request means the same.
  const unheard = onAnswer(() => isFailing && goOn())
  document.addEventListener('visibilitychange', refresh)
  addEventListener('online', goOn)
  signal.addEventListener('abort', () => {
    channel.close()
    document.removeEventListener('visibilitychange', refresh)
    removeEventListener('online', goOn)
    unheard()
  })
  void tick({ reset: true })
  void sendReadMarks(uid)
  void askPeriodically().catch(() => undefined)
  // A page without a secure origin has no locks; then each tab ticks, and only the poll's due time limits requests.
  if (!navigator.locks) return void lead(signal)
  navigator.locks.request('poll-leader', { signal }, () => lead(signal)).catch(() => undefined)
}

const quarterHourMs = 900_000

/** Installed apps may poll now and then with no window open; the browser decides when (not in TypeScript's library). */
async function askPeriodically(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as
    | (ServiceWorkerRegistration & {
        periodicSync?: { register: (tag: string, options: { minInterval: number }) => Promise<void> }
      })
    | undefined
  await registration?.periodicSync?.register('poll', { minInterval: quarterHourMs })
}

function lead(signal: AbortSignal): Promise<void> {
  const timer = new Worker(scriptAddress(pollTimer), { type: 'module' })
  timer.addEventListener('message', () => void tick({}))
  return new Promise((resolve) => {
    const end = () => {
      timer.terminate()
      resolve()
    }
    if (signal.aborted) end()
    else signal.addEventListener('abort', end)
  })
}

async function tick({ reset = false }): Promise<void> {
  try {
    if (!(await tellWorker({ type: 'TICK', reset })) || (await isLate())) await pollHere({ reset })
  } catch (error) {
    // A device whose storage does not answer is asked again at the next tick.
    if (!isStorageTimeout(error)) throw error
  }
}

async function isLate(): Promise<boolean> {
  const poll = await readPoll()
  return poll !== null && poll.dueAt + patienceMs < Date.now()
}

const pollHere = (options: { reset?: boolean; now?: boolean }): Promise<PollOutcome> =>
  pollIfDue({ ...options, token: async () => getToken() })

/**
 * Polls at once, for a person who pressed the button, perhaps before this page has registered the session on the
 * device.
 */
export async function checkNow(uid: number): Promise<PollOutcome> {
  const token = getToken()
  if (token) await enterDevice({ uid, token, language })
  return pollHere({ reset: true, now: true })
}

/**
 * Stores a read mark on this device and sends it; returns false if the device stores nothing. `counts` are the unread
 * counts; `onTried` is called once the mark was sent, or could not be.
 */
export async function markHere(
  target: ToMark,
  counts: UnreadCount | null,
  onTried: () => void = () => undefined,
): Promise<boolean> {
  const session = await readSession().catch(() => undefined)
  if (!session || session.uid === null) return false
  const account = { uid: session.uid, epoch: session.epoch }
  if (!(await keepMark(account, target, counts ?? nothing).catch(() => false))) return false
  await announce(account.uid, account.epoch).catch(() => undefined)
  void sendReadMarks(account.uid).then(onTried)
  return true
}

/** Sends read marks now; those that fail are sent with the next successful poll. */
async function sendReadMarks(uid: number): Promise<void> {
  const token = getToken()
  const session = await readSession().catch(() => undefined)
  if (token && session?.uid === uid)
    await sendMarksNow({ uid, epoch: session.epoch }, token).catch(() => undefined)
}
