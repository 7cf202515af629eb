/** The browser's offer to install this site: caught at start, shown when the rules allow it. */
import { mayOffer } from './install_rules.ts'

type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }

const visitsKey = 'install:visits'
const refusedKey = 'install:refused'
const draftKey = 'install:draft'
const sessionKey = 'install:visit'

let prompt: InstallPrompt | null = null
const listeners = new Set<() => void>()
const changed = () => {
  for (const listener of listeners) listener()
}

/** Counts the visit and catches the browser's offer; call once at start. */
export function watchInstall(): void {
  if (sessionStorage.getItem(sessionKey) === null) {
    sessionStorage.setItem(sessionKey, '1')
    localStorage.setItem(visitsKey, String(Number(localStorage.getItem(visitsKey) ?? 0) + 1))
  }
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    prompt = event as InstallPrompt
    changed()
  })
  addEventListener('appinstalled', () => {
    prompt = null
    changed()
  })
}

/** Records that the first draft is stored on this device: the install offer becomes useful. */
export function noteDraftSaved(): void {
  if (localStorage.getItem(draftKey) !== null) return
  try {
    localStorage.setItem(draftKey, '1')
  } catch {
    // No room for it: the offer comes with the third visit.
  }
  changed()
}

/** Whether the page runs in a window of its own, as an installed app does. */
export const isInstalled = (): boolean =>
  ['standalone', 'window-controls-overlay'].some((mode) => matchMedia(`(display-mode: ${mode})`).matches)

/** Whether the offer may be shown now. */
export function isOfferDue(): boolean {
  const refused = localStorage.getItem(refusedKey)
  return mayOffer(
    {
      visits: Number(localStorage.getItem(visitsKey) ?? 0),
      hasSavedDraft: localStorage.getItem(draftKey) !== null,
      refusedAt: refused === null ? null : Number(refused),
      isInstalled: isInstalled(),
    },
    Date.now(),
  )
}

/** The browser's install event, or null; the same object until something changes. */
export const getInstallPrompt = (): InstallPrompt | null => prompt

export function subscribeInstall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** "Not now": the offer does not appear for thirty days. */
export function snoozeInstall(): void {
  localStorage.setItem(refusedKey, String(Date.now()))
  changed()
}

/** Shows the browser's installation dialog; a refusal there counts as "not now". */
export async function install(): Promise<void> {
  const offer = prompt
  prompt = null
  const answer = await offer?.prompt()
  if (answer?.outcome === 'dismissed') snoozeInstall()
  changed()
}
